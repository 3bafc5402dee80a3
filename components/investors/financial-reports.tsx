import type { CurrentList } from '@/lib/content/list-page';
import { isNarrowed } from '@/lib/routing/query';
import type { Report } from '@/lib/website-api/types';
import { RegisterPage } from './register-page';
import styles from './register-page.module.css';
import { ReportCard } from './report-card';
import { ReportLead } from './report-lead';

const CARD = '(min-width: 75rem) 384px, (min-width: 48rem) 50vw, 104px';

/** Financial reports (§2): the latest leads, the others are covers, newest first, or rows on a phone; each opens its file. */
export function FinancialReports(register: CurrentList<Report>) {
  const { filter, paging } = register.list;
  const leads = !isNarrowed(filter) && paging.pageIndex === 1;
  return (
    <RegisterPage {...register}>
      {(reports) => (
        <>
          {leads && reports[0] && <ReportLead report={reports[0]} />}
          <ul className={`${styles.cards} ${styles.rows}`}>
            {reports.slice(leads ? 1 : 0).map((report, index) => (
              <li key={`${report.fileUrl}${report.title}`}>
                <ReportCard report={report} sizes={CARD} priority={!leads && index === 0} level={2} row />
              </li>
            ))}
          </ul>
        </>
      )}
    </RegisterPage>
  );
}
