import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type BoardMember, boardByGroup, COMMITTEES, PORTRAIT } from '@/lib/content/board';
import type { PageContext } from '@/lib/site/page-context';
import { Artwork } from '../ui/artwork';
import { Container } from '../ui/section';
import { Words } from '../ui/words/words';
import styles from './board.module.css';
import { InvestorHeading } from './investor-heading';

const SIZES = '(min-width: 961px) 222px, 88px';

/** Board members (§2): nine directors in three groups, each with office, appointment and committees; the text opens. */
export function Board({ page }: { page: PageContext }) {
  const t = useTranslations('investors.board');
  return (
    <>
      <InvestorHeading page={page} labelled />
      <Container className={styles.board}>
        {boardByGroup(page.locale).map(([group, members]) => (
          <section key={group} className={styles.group} aria-labelledby={`board-${group}`}>
            <h2 id={`board-${group}`}>
              <Words>{t(`groups.${group}`)}</Words>
              <span data-figures>{t('count', { count: members.length })}</span>
            </h2>
            <ul className={styles.members}>
              {members.map((member) => (
                <li key={member.name} className={styles.member} data-testid="board-member">
                  <Member member={member} first={group === 'executive'} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </>
  );
}

function Member({ member, first }: { member: BoardMember; first: boolean }) {
  const t = useTranslations('investors.board');
  const { image, tile, name, office, position, appointed, committees, introduce } = member;
  return (
    <>
      {image ? (
        <Artwork art={image} alt="" sizes={SIZES} priority={first} className={styles.portrait} />
      ) : (
        <span className={styles.portrait}>
          <svg aria-hidden="true" viewBox={`0 0 ${PORTRAIT.width} ${PORTRAIT.height}`}>
            <image href={tile} {...PORTRAIT} />
          </svg>
        </span>
      )}
      <div className={styles.words}>
        <h3>
          <Words>{name}</Words>
        </h3>
        <p className={styles.office}>
          <Words>{position}</Words>
        </p>
        <ul className={styles.facts}>
          <li data-figures>
            <Words>{t('appointed', { year: String(appointed), office })}</Words>
          </li>
          {COMMITTEES.map((committee) => {
            const seat = committees[committee];
            return (
              seat && (
                <li key={committee}>
                  <Words>{t(`seats.${seat}.${committee}`)}</Words>
                </li>
              )
            );
          })}
        </ul>
      </div>
      <details className={styles.profile}>
        <summary>
          <span className={styles.open}>
            {t('profile')}
            <span className="visually-hidden">{t('of', { name })}</span>
          </span>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <p>
          <Words>{introduce}</Words>
        </p>
      </details>
    </>
  );
}
