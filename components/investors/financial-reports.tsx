import { useTranslations } from 'next-intl';
import { financialYearOf } from '@/lib/content/financial-year';
import type { CurrentList } from '@/lib/content/list-page';
import { isNarrowed } from '@/lib/routing/query';
import type { Report } from '@/lib/website-api/types';
import styles from './financial-reports.module.css';
import { groupsOf, RegisterGroup } from './register-group';
import { RegisterPage } from './register-page';
import { ReportLead } from './report-lead';
import { ReportRow } from './report-row';

/** Financial reports (§2): the latest leads with its figures, the others are a register by financial year, newest first. */
export function FinancialReports(register: CurrentList<Report>) {
  const t = useTranslations('investors.filter');
  const { filter, paging } = register.list;
  const leads = filter.item !== undefined || (!isNarrowed(filter) && paging.pageIndex === 1);
  return (
    <RegisterPage {...register}>
      {(reports) => (
        <>
          {leads && reports[0] && <ReportLead report={reports[0]} shareFrom={register.page} />}
          {groupsOf(reports.slice(leads ? 1 : 0), financialYearOf).map(([year, entries], group) => (
            <RegisterGroup
              key={year ?? 'undated'}
              id={`year-${year ?? 'undated'}`}
              title={year === undefined ? t('undated') : t('financialYear', { year })}
            >
              <ul className={styles.rows}>
                {entries.map((report, index) => (
                  <li key={`${report.fileUrl}${report.title}`}>
                    <ReportRow report={report} shareFrom={register.page} priority={!leads && group + index === 0} />
                  </li>
                ))}
              </ul>
            </RegisterGroup>
          ))}
        </>
      )}
    </RegisterPage>
  );
}
