import type { CurrentList } from '@/lib/content/list-page';
import type { Report } from '@/lib/website-api/types';
import { RegisterPage } from './register-page';
import styles from './register-page.module.css';
import { ReportCard } from './report-card';

const CARD = '(min-width: 1200px) 384px, (min-width: 740px) 50vw, 100vw';

/** Financial reports (§2): a grid of covers, newest first, each opening its file. */
export function FinancialReports(register: CurrentList<Report>) {
  return (
    <RegisterPage {...register}>
      {(reports) => (
        <ul className={styles.cards}>
          {reports.map((report, index) => (
            <li key={`${report.fileUrl}${report.title}`}>
              <ReportCard report={report} sizes={CARD} priority={index === 0} level={2} />
            </li>
          ))}
        </ul>
      )}
    </RegisterPage>
  );
}
