import { ContactPage } from '@/components/contact/contact-page';
import { MobileShell } from '@/components/layout/mobile-shell';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = async () => pageMetadata(await currentPage('contactUs', 'mobile'));

export default async function Page() {
  const page = await currentPage('contactUs', 'mobile');
  return (
    <MobileShell page={page}>
      <ContactPage page={page} />
    </MobileShell>
  );
}
