import { DesktopBroker } from '@/components/broker/desktop-broker';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('brokerService', { View: DesktopBroker });

export const generateMetadata = page.metadata;
export default page.render;
