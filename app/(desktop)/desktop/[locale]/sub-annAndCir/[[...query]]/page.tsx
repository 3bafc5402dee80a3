import { Announcements, readBesidesAnnouncement } from '@/components/investors/announcements/announcements';
import { defineListPage } from '@/components/layout/desktop-page';

const page = defineListPage('announcements', Announcements, readBesidesAnnouncement);

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;
