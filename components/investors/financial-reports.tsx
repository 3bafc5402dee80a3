import { useTranslations } from 'next-intl';
import type { CurrentList } from '@/lib/content/list-page';
import { hongKongYear } from '@/lib/i18n/dates';
import { isNarrowed } from '@/lib/routing/query';
import type { Report } from '@/lib/website-api/types';
import { groupsOf, RegisterGroup } from './register-group';
import { RegisterPage } from './register-page';
import styles from './register-page.module.css';
import { ReportCard } from './report-card';
import { ReportLead } from './report-lead';

const CARD = '(min-width: 75rem) 320px, (min-width: 48rem) 50vw, 104px';

/** Financial reports (§2): the latest leads, the others by year of publication, newest first, or rows on a phone. */
export function FinancialReports(register: CurrentList<Report>) {
  const t = useTranslations('investors.filter');
  const { filter, paging } = register.list;
  const leads = filter.item !== undefined || (!isNarrowed(filter) && paging.pageIndex === 1);
  return (
    <RegisterPage {...register}>
      {(reports) => (
        <>
          {leads && reports[0] && <ReportLead report={reports[0]} shareFrom={register.page} />}
          {groupsOf(reports.slice(leads ? 1 : 0), (moment) => String(hongKongYear(moment))).map(
            ([year, entries], group) => (
              <RegisterGroup
                key={year ?? 'undated'}
                id={`year-${year ?? 'undated'}`}
                title={year === undefined ? t('undated') : t('year', { year })}
              >
                <ul className={`${styles.cards} ${styles.rows} ${styles.grouped}`}>
                  {entries.map((report, index) => (
                    <li key={`${report.fileUrl}${report.title}`}>
                      <ReportCard
                        report={report}
                        sizes={CARD}
                        priority={!leads && group + index === 0}
                        shareFrom={register.page}
                        row
                      />
                    </li>
                  ))}
                </ul>
              </RegisterGroup>
            ),
          )}
        </>
      )}
    </RegisterPage>
  );
}
