import { ContactPage } from '@/components/contact/contact-page';
import { DesktopShell } from '@/components/layout/desktop-shell';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = async () => pageMetadata(await currentPage('contactUs', 'desktop'));

export default async function Page() {
  const page = await currentPage('contactUs', 'desktop');
  return (
    <DesktopShell page={page}>
      <ContactPage page={page} />
    </DesktopShell>
  );
}
