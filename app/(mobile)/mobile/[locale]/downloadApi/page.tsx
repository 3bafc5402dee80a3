import { definePage } from '@/components/layout/mobile-page';
import { SdkPage } from '@/components/open-api/sdk-page';

const page = definePage('downloadApi', { View: SdkPage });

export const generateMetadata = page.metadata;
export default page.render;
