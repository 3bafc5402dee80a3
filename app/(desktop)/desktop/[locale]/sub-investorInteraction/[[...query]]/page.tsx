import { InvestorQuestions, readBesidesQuestions } from '@/components/investors/questions/investor-questions';
import { defineListPage } from '@/components/layout/desktop-page';

const page = defineListPage('investorQuestions', InvestorQuestions, readBesidesQuestions);

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;
