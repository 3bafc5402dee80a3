import { meetingsPage } from '@/components/investors/meetings/meetings-page';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('generalMeetings', meetingsPage);

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;
