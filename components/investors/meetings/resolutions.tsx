import { useTranslations } from 'next-intl';
import { supportOf } from '@/lib/content/meetings';
import type { Resolution } from '@/lib/content-folder/dates-schema';
import type { MeetingContent } from '@/lib/content-folder/model';
import { percentWords } from '@/lib/domain/percent';
import type { PageContext } from '@/lib/site/page-context';
import { Prose, Words } from '../../ui/text/words';
import { DataTable } from '../data/data-table';
import styles from './meetings.module.css';

interface ResolutionsProps {
  page: PageContext;
  meeting: MeetingContent;
}

/** What shareholders are asked, before there are votes. */
export function AskedResolutions({ page, meeting }: ResolutionsProps) {
  const t = useTranslations('dates.meetings');
  return (
    <section aria-labelledby="asked-title" className={styles.part}>
      <h2 id="asked-title">
        <Words>{t('asked')}</Words>
      </h2>
      <p className={styles.quiet}>
        <Prose>{t('rule')}</Prose>
      </p>
      <ol className={styles.asked}>
        {meeting.resolutions.map((resolution) => (
          <li key={resolution.text.en}>
            <Prose>{resolution.text[page.locale]}</Prose>
            <span className={styles.kind}>{t(`kinds.${resolution.kind}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The votes on each resolution; what was lost is marked. */
export function VotedResolutions({ page, meeting }: ResolutionsProps) {
  const t = useTranslations('dates.meetings');
  const hasAbstained = meeting.resolutions.some(({ abstain }) => abstain !== undefined);
  return (
    <section aria-labelledby="results-title" className={styles.part}>
      <h2 id="results-title">
        <Words>{t('results')}</Words>
      </h2>
      <DataTable
        labelledBy="results-title"
        caption={
          <>
            <Words>{t('resultsNote')}</Words> <Words>{t('rule')}</Words>
          </>
        }
      >
        <thead>
          <tr>
            <th scope="col">{t('columns.number')}</th>
            <th scope="col">{t('columns.resolution')}</th>
            <th scope="col" data-number>
              {t('columns.for')}
            </th>
            <th scope="col" data-number>
              {t('columns.against')}
            </th>
            {hasAbstained && (
              <th scope="col" data-number>
                {t('columns.abstain')}
              </th>
            )}
            <th scope="col">{t('columns.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {meeting.resolutions.map((resolution, index) => (
            <tr key={resolution.text.en}>
              <td>{index + 1}</td>
              <th scope="row" className={styles.text}>
                <Words>{resolution.text[page.locale]}</Words>
                {resolution.kind === 'special' && <span className={styles.kind}>{t('kinds.special')}</span>}
              </th>
              <VoteCells resolution={resolution} hasAbstained={hasAbstained} />
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}

function VoteCells({ resolution, hasAbstained }: { resolution: Resolution; hasAbstained: boolean }) {
  const t = useTranslations('dates.meetings');
  const support = supportOf(resolution);
  const { passed } = resolution;
  return (
    <>
      <Vote count={resolution.for} share={support} />
      <Vote count={resolution.against} share={support === undefined ? undefined : 10_000 - support} />
      {hasAbstained && <Vote count={resolution.abstain} share={undefined} />}
      <td className={passed ? undefined : styles.lost}>{passed !== undefined && t(passed ? 'passed' : 'lost')}</td>
    </>
  );
}

function Vote({ count, share }: { count: number | undefined; share: number | undefined }) {
  return (
    <td data-number>
      {count?.toLocaleString('en')}
      {share !== undefined && <span className={styles.share}>{percentWords(share)}</span>}
    </td>
  );
}
