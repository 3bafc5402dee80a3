import { useTranslations } from 'next-intl';
import { boardByGroup, startOf } from '@/lib/content/board';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { TextLink } from '../../ui/actions/text-link';
import { Container } from '../../ui/layout/container';
import { Words } from '../../ui/text/words';
import { InvestorHeading } from '../investor-heading';
import styles from './board.module.css';
import { OtherDays, ShownDay } from './board-day';
import { Member } from './member';

/** Board members (§2): the directors in three groups, each with post, appointment, committees and introduction. */
export function Board({ page, on }: { page: PageContext; on?: string | undefined }) {
  const t = useTranslations('investors.board');
  const governance = useTranslations('investors.governance');
  const day = useTranslations('board.day');
  const at = on === undefined ? undefined : startOf(on);
  const groups = boardByGroup(page.locale, page.layout === 'mobile' ? 'small' : 'whole', at);
  return (
    <>
      <InvestorHeading
        page={page}
        labelled
        aside={page.layout === 'desktop' && <Groups page={page} at={at} />}
        after={
          <TextLink href={linkFrom(page, 'corporateRegulation', { hash: 'matrix-title' })}>
            {governance('matrix.title')}
          </TextLink>
        }
      />
      <Container className={styles.board}>
        {on !== undefined && <ShownDay page={page} on={on} />}
        {groups.length === 0 && <p>{day('none')}</p>}
        {groups.map(([group, members]) => (
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
                  locale={page.locale}
                  group={t(`groups.${group}`)}
                  whole={page.layout === 'desktop'}
                  first={group === 'executive'}
                />
              ))}
            </ul>
          </section>
        ))}
        <OtherDays page={page} on={on} />
      </Container>
    </>
  );
}

/** The groups with their numbers, each leading to its directors, beside the heading where there is room. */
function Groups({ page, at }: { page: PageContext; at: number | undefined }) {
  const t = useTranslations('investors.board');
  return (
    <nav aria-label={t('groups.label')} className={styles.groups}>
      {boardByGroup(page.locale, 'whole', at).map(([group, members]) => (
        <a key={group} href={`#board-${group}`}>
          <Words>{t(`groups.${group}`)}</Words>
          <span data-figures>{members.length}</span>
        </a>
      ))}
    </nav>
  );
}
