import { FinancialReports, readBesidesReport } from '@/components/investors/reports/financial-reports';
import { defineListPage } from '@/components/layout/mobile-page';

const page = defineListPage('financialReports', FinancialReports, readBesidesReport);

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;
