import { defineListPage } from '@/components/layout/mobile-page';
import { CompanyNews, readBesidesHistory } from '@/components/news/company-news';

const page = defineListPage('companyDynamics', CompanyNews, readBesidesHistory);

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;
