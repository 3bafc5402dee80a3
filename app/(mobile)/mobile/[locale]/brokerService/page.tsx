import { MobileBroker } from '@/components/broker/mobile-broker';
import { definePage } from '@/components/layout/mobile-page';

const page = definePage('brokerService', { View: MobileBroker });

export const generateMetadata = page.metadata;
export default page.render;
