import { useTranslations } from 'next-intl';
import { type BoardMember, boardByGroup, isChairedIndependently, isOfficeOf } from '@/lib/content/board';
import { DIRECTORS_PATH } from '@/lib/datasets/directors-list';
import { COMMITTEES } from '@/lib/domain/board';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Link } from '../../ui/actions/link';
import { TextLink } from '../../ui/actions/text-link';
import { Prose, Words } from '../../ui/text/words';
import styles from './committee-matrix.module.css';

/** Which director sits on which committee, chairs marked: a table with headers for rows, groups and columns. */
export function CommitteeMatrix({ page }: { page: PageContext }) {
  const t = useTranslations('investors.governance');
  const groupNames = useTranslations('investors.board.groups');
  const list = useTranslations('board.list');
  const newTab = useTranslations('layout.footer')('newTab');
  const groups = boardByGroup(page.locale);
  return (
    <section aria-labelledby="matrix-title" className={styles.matrix}>
      <h2 id="matrix-title">{t('matrix.title')}</h2>
      {isChairedIndependently(groups.flatMap(([, members]) => members)) && (
        <p>
          <Prose>{t('matrix.text')}</Prose>
        </p>
      )}
      <div className={styles.scroll}>
        <table aria-labelledby="matrix-title">
          <thead>
            <tr>
              <th scope="col">{t('matrix.director')}</th>
              <th scope="col" className={styles.appointed}>
                {t('matrix.appointed')}
              </th>
              {COMMITTEES.map((committee) => (
                <th key={committee} scope="col">
                  {t(`matrix.short.${committee}`)}
                  <span className={styles.suffix}>{t('matrix.committee')}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(([group, members]) => (
            <tbody key={group}>
              <tr className={styles.group}>
                {/* A phone has no column of years. */}
                <th scope="rowgroup" colSpan={COMMITTEES.length + (page.layout === 'mobile' ? 1 : 2)}>
                  {groupNames(group)}
                </th>
              </tr>
              {members.map((member) => (
                <Row key={member.id} page={page} member={member} group={groupNames(group)} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <div className={styles.links}>
        <TextLink href={linkFrom(page, 'boardMembers')}>{t('matrix.profiles')}</TextLink>
        <TextLink href={DIRECTORS_PATH} newTab={newTab}>
          {list('link')}
        </TextLink>
      </div>
    </section>
  );
}

function Row({ page, member, group }: { page: PageContext; member: BoardMember; group: string }) {
  const { id, name, office, position, expertise, appointed, committees } = member;
  const t = useTranslations('investors.governance.matrix');
  const board = useTranslations('investors.board');
  const named = expertise && !isOfficeOf(office, group);
  return (
    <tr>
      <th scope="row">
        <Link href={linkFrom(page, 'boardMembers', { hash: id })} className={styles.name}>
          <Words>{name}</Words>
        </Link>
        {named && (
          <span className={styles.position}>
            <Words>{office}</Words>
          </span>
        )}
        {/* A phone names the office alone: what a director knows stands in the profile that the name leads to. */}
        {!(named && page.layout === 'mobile') && (
          <span className={styles.position}>
            <Words>{expertise ? t('expertise', { field: position }) : position}</Words>
          </span>
        )}
        <span className={styles.since} data-figures>
          <Words>{board('since', { year: String(appointed) })}</Words>
        </span>
      </th>
      <td className={styles.appointed} data-figures>
        {appointed}
      </td>
      {COMMITTEES.map((committee) => {
        const seat = committees[committee];
        return (
          <td key={committee}>
            {seat ? (
              <span className={styles.seat} data-seat={seat}>
                {t(seat)}
              </span>
            ) : (
              <span className="visually-hidden">{t('none')}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
