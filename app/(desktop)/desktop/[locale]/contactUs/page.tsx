import { ContactPage } from '@/components/contact/contact-page';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('contactUs', { View: ContactPage });

export const generateMetadata = page.metadata;
export default page.render;
