import { Alerts } from '@/components/investors/alerts/alerts';
import { definePage } from '@/components/layout/mobile-page';

const page = definePage('alerts', { View: Alerts });

export const generateMetadata = page.metadata;
export default page.render;
