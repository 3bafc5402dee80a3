import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/page-context';
import type { ListPage } from '@/lib/website-api/list-page';
import type { Report } from '@/lib/website-api/types';
import { ReportEntry } from './entries';
import { RegisterPage } from './register-page';

/** Financial reports (§2): newest first, each opening its file. */
export function FinancialReports({ page, list }: { page: PageContext; list: ListPage<Report> }) {
  const newTab = useTranslations('layout.footer')('newTab');
  return (
    <RegisterPage
      page={{ ...page, route: 'financialReports' }}
      list={list}
      entry={(item) => <ReportEntry key={item.fileUrl} report={item} newTab={newTab} />}
    />
  );
}
