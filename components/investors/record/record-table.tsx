import { useTranslations } from 'next-intl';
import { keyOfFiling, type RegisteredFiling } from '@/lib/content/filing-page';
import { documentFiles } from '@/lib/contract/document-files';
import { PAGE_OF_CALL } from '@/lib/contract/list-pages';
import { secondsBetween } from '@/lib/domain/filing-relations';
import { dayMonthYear, isoMoment, timeOfDay } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { FilingMarks, Struck } from '../../filings/filing-marks';
import { Link } from '../../ui/actions/link';
import { Words } from '../../ui/text/words';
import { DataTable } from '../data/data-table';
import { TakeAway } from '../data/take-away';
import styles from './publication-record.module.css';

/** What one looks at; the others are in the files. */
const SHOWN = 40;

/** The latest documents, each with both times, the seconds between and its hashes; all of them as files. */
export function RecordTable({ page, documents }: { page: PageContext; documents: readonly RegisteredFiling[] }) {
  const t = useTranslations('record.table');
  if (documents.length === 0) return null;
  const shown = documents.slice(0, SHOWN);
  const count = { count: shown.length, total: documents.length };
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t('title')}</h2>
      <DataTable
        labelledBy="documents"
        caption={`${t(shown.length < documents.length ? 'latest' : 'all', count)} ${t('note')}`}
      >
        <thead>
          <tr>
            <th scope="col">{t('columns.title')}</th>
            <th scope="col">{t('columns.exchangeAt')}</th>
            <th scope="col">{t('columns.here')}</th>
            <th scope="col" data-number>
              {t('columns.seconds')}
            </th>
            <th scope="col">SHA-256</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((document) => (
            <Row key={keyOfFiling(document)} page={page} document={document} />
          ))}
        </tbody>
      </DataTable>
      <div className={styles.after}>
        <TakeAway page={page} name="publication-record" />
      </div>
    </section>
  );
}

function Row({ page, document }: { page: PageContext; document: RegisteredFiling }) {
  const { exchange, publishTime, files } = document;
  return (
    <tr>
      <th scope="row" className={styles.title}>
        <FilingLink page={page} filing={document} />
        <FilingMarks document={document} />
      </th>
      <td>
        <Moment at={exchange?.at} />
      </td>
      <td>
        <Moment at={publishTime} />
      </td>
      <td data-number>{secondsBetween(document)}</td>
      <td className={styles.hash}>
        {documentFiles(files).map(({ url, sha256 }) => sha256 && <code key={url}>{sha256.slice(0, 8)}</code>)}
      </td>
    </tr>
  );
}

/** Day above time, Hong Kong time; nothing where nobody says. */
function Moment({ at }: { at: number | undefined }) {
  if (at === undefined) return null;
  return (
    <time dateTime={isoMoment(at)} className={styles.moment}>
      {dayMonthYear(at)} <span>{timeOfDay(at)}</span>
    </time>
  );
}

/** The title of a document, which leads to its page. */
export function FilingLink({ page, filing }: { page: PageContext; filing: RegisteredFiling }) {
  const href = linkFrom(page, PAGE_OF_CALL[filing.register], { query: { item: keyOfFiling(filing) } });
  return (
    <Link href={href} className={styles.link}>
      <Struck withdrawnAt={filing.withdrawnAt}>
        <Words>{filing.title}</Words>
      </Struck>
    </Link>
  );
}
