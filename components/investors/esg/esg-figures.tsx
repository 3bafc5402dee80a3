import { useTranslations } from 'next-intl';
import type { EsgFigure, EsgReport, EsgReporting, EsgValue } from '@/lib/content/esg';
import { pageAddress } from '@/lib/content/reported-figures';
import { inThousands } from '@/lib/domain/figures';
import type { PageContext } from '@/lib/site/page-context';
import { ExternalLink } from '../../ui/actions/text-link';
import { Prose, Words } from '../../ui/text/words';
import { DataTable } from '../data/data-table';
import { TakeAway } from '../data/take-away';
import styles from './esg.module.css';

export interface EsgFiguresProps extends Pick<EsgReporting, 'reports' | 'groups'> {
  page: PageContext;
}

/** Figures by subject, a year in each column; each leads to the page of the report that says so. */
export function EsgFigures({ page, reports, groups }: EsgFiguresProps) {
  const t = useTranslations('investors.esg');
  const results = useTranslations('results.table');
  const notes = groups.flatMap(({ figures }) => figures.filter(({ note }) => note !== undefined));
  return (
    <section aria-labelledby="figures-title" className={styles.figures}>
      <h2 id="figures-title">
        <Words>{t('figures')}</Words>
      </h2>
      <DataTable labelledBy="figures-title" sticky>
        <thead>
          <tr>
            <th scope="col">{t('columns.figure')}</th>
            {reports.map((report) => (
              <th key={report.year} scope="col" data-number>
                <ToPage report={report} at={report.page} className={styles.year}>
                  {report.year}
                </ToPage>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ subject, figures }) => (
          <tbody key={subject}>
            <tr className={styles.subject}>
              <th scope="rowgroup" colSpan={reports.length + 1}>
                <Words>{t(`subjects.${subject}`)}</Words>
              </th>
            </tr>
            {figures.map((figure) => (
              <Row key={figure.name} figure={figure} reports={reports} />
            ))}
          </tbody>
        ))}
      </DataTable>
      <ul className={styles.notes}>
        {notes.map(({ name, note = '' }) => (
          <li key={name}>
            <Prose>{t('note', { figure: name, note })}</Prose>
          </li>
        ))}
        <li>
          <Prose>{results('open')}</Prose>
        </li>
      </ul>
      <TakeAway page={page} name="esg" />
    </section>
  );
}

function Row({ figure: { name, unit, values }, reports }: { figure: EsgFigure; reports: readonly EsgReport[] }) {
  return (
    <tr>
      <th scope="row">
        <Words>{name}</Words> {unit && <small className={styles.unit}>{unit}</small>}
      </th>
      {reports.map(({ year }) => (
        <td key={year} data-number>
          <Value of={values.get(year)} />
        </td>
      ))}
    </tr>
  );
}

function Value({ of }: { of: EsgValue | undefined }) {
  const t = useTranslations('investors.esg');
  if (!of) return <span className={styles.missing}>{t('notReported')}</span>;
  const written = inThousands(of.value);
  if (of.page === undefined) return written;
  return (
    <ToPage report={of.report} at={of.page} className={styles.amount}>
      {written}
    </ToPage>
  );
}

interface ToPageProps {
  report: EsgReport;
  at: number | undefined;
  className: string | undefined;
  children: string | number;
}

/** Leads to a page of a report, which whoever hears it is told; the words alone where it cannot be opened. */
function ToPage({ report, at, className, children }: ToPageProps) {
  const t = useTranslations('results');
  const newTab = useTranslations('layout.footer')('newTab');
  const href = pageAddress(report, at);
  if (href === undefined) return children;
  const { title = '' } = report;
  return (
    <ExternalLink href={href} newTab={newTab} className={className}>
      {children}
      <span className="visually-hidden">
        {at === undefined ? t('source', { title }) : t('sourcePage', { title, page: String(at) })}
      </span>
    </ExternalLink>
  );
}
