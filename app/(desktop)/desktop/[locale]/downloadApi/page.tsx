import { definePage } from '@/components/layout/desktop-page';
import { SdkPage } from '@/components/open-api/sdk-page';

const page = definePage('downloadApi', { View: SdkPage });

export const generateMetadata = page.metadata;
export default page.render;
