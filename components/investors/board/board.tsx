import { useTranslations } from 'next-intl';
import { boardByGroup } from '@/lib/content/board';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { TextLink } from '../../ui/actions/text-link';
import { Container } from '../../ui/layout/container';
import { Words } from '../../ui/text/words';
import { InvestorHeading } from '../investor-heading';
import styles from './board.module.css';
import { Member } from './member';

/** Board members (§2): the directors in three groups, each with post, appointment, committees and introduction. */
export function Board({ page }: { page: PageContext }) {
  const t = useTranslations('investors.board');
  const governance = useTranslations('investors.governance');
  return (
    <>
      <InvestorHeading
        page={page}
        labelled
        aside={page.layout === 'desktop' && <Groups page={page} />}
        after={
          <TextLink href={linkFrom(page, 'corporateRegulation', { hash: 'matrix-title' })}>
            {governance('matrix.title')}
          </TextLink>
        }
      />
      <Container className={styles.board}>
        {boardByGroup(page.locale, page.layout === 'mobile' ? 'small' : 'whole').map(([group, members]) => (
          <section key={group} className={styles.group} aria-labelledby={`board-${group}`}>
            <h2 id={`board-${group}`}>
              <Words>{t(`groups.${group}`)}</Words>
              <span data-figures>
                {page.layout === 'mobile' ? members.length : t('count', { count: members.length })}
              </span>
            </h2>
            <ul className={styles.members}>
              {members.map((member) => (
                <Member
                  key={member.id}
                  member={member}
                  group={t(`groups.${group}`)}
                  whole={page.layout === 'desktop'}
                  first={group === 'executive'}
                />
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </>
  );
}

/** The groups with their numbers, each leading to its directors, beside the heading where there is room. */
function Groups({ page }: { page: PageContext }) {
  const t = useTranslations('investors.board');
  return (
    <nav aria-label={t('groups.label')} className={styles.groups}>
      {boardByGroup(page.locale).map(([group, members]) => (
        <a key={group} href={`#board-${group}`}>
          <Words>{t(`groups.${group}`)}</Words>
          <span data-figures>{members.length}</span>
        </a>
      ))}
    </nav>
  );
}
