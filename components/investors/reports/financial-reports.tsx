import { useTranslations } from 'next-intl';
import { besidesOf, type OneFiling } from '@/lib/content/filing-page';
import type { Report } from '@/lib/contract/types';
import { unitWords } from '@/lib/domain/amounts';
import { financialYearOf } from '@/lib/domain/financial-year';
import { isNarrowed } from '@/lib/domain/list-filter';
import { reportColumns } from '@/lib/domain/report-amounts';
import { type CurrentList, oneEntry } from '@/lib/pages/list-page';
import { FilingPage } from '../filing/filing-page';
import { groupsOf, RegisterGroup } from '../register/register-group';
import { RegisterPage } from '../register/register-page';
import styles from './financial-reports.module.css';
import { ReportLead } from './report-lead';
import { ReportRow } from './report-row';

/** What the page shows besides its list: all that is known of the one report, where it is of one. */
export const readBesidesReport = besidesOf<Report>('reports');

/** Financial reports (§2): the latest leads with its figures, the others by financial year, newest first; or one by itself. */
export function FinancialReports({ besides, ...register }: CurrentList<Report> & OneFiling) {
  const t = useTranslations('investors.filter');
  const { read, filter, paging } = register.list;
  const one = oneEntry(register.list);
  if (one && besides) return <FilingPage {...register} register="reports" filing={one} besides={besides} />;
  const stands = read.state !== 'failed' && read.data.items[0]?.withdrawnAt === undefined;
  const leads = stands && !isNarrowed(filter) && paging.pageIndex === 1;
  return (
    <RegisterPage {...register} files>
      {(reports) => {
        const rows = reports.slice(leads ? 1 : 0);
        const { size, isEmpty } = reportColumns(rows, register.page.locale);
        const unit = size && unitWords(size, register.page.locale);
        return (
          <>
            {leads && reports[0] && <ReportLead report={reports[0]} shareFrom={register.page} />}
            <ColumnHeads unit={unit} />
            {groupsOf(rows, financialYearOf).map(([year, entries], group) => (
              <RegisterGroup
                key={year ?? 'undated'}
                roomy
                id={`year-${year ?? 'undated'}`}
                title={year === undefined ? t('undated') : t('financialYear', { year })}
                // Where there are no columns with a head of their own.
                {...(register.page.layout === 'mobile' && { note: unit })}
              >
                <ul className={styles.rows}>
                  {entries.map((report, index) => (
                    <li key={`${report.fileUrl}${report.title}`}>
                      <ReportRow
                        report={report}
                        shareFrom={register.page}
                        priority={!leads && group + index === 0}
                        columns={size}
                        plain={isEmpty}
                      />
                    </li>
                  ))}
                </ul>
              </RegisterGroup>
            ))}
          </>
        );
      }}
    </RegisterPage>
  );
}

/** What the columns are, those of figures with their unit, once above them all; rows say it themselves where they differ. */
function ColumnHeads({ unit }: { unit: string | undefined }) {
  const t = useTranslations('investors.reports');
  if (unit === undefined) return null;
  return (
    <div className={styles.heads} aria-hidden="true">
      <p className={styles.amounts} data-headed>
        <span>
          {t('revenue')} <small>{unit}</small>
        </span>
        <span>
          {t('profit')} <small>{unit}</small>
        </span>
      </p>
      <p>{t('published')}</p>
    </div>
  );
}
