import { MobileShell } from '@/components/layout/mobile-shell';
import { PersonalPage } from '@/components/personal/personal-page';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { readPackages } from '@/lib/website-api/reads';

export const generateMetadata = async () => pageMetadata(await currentPage('personalServices', 'mobile'));

export default async function Page() {
  const page = await currentPage('personalServices', 'mobile');
  return (
    <MobileShell page={page}>
      <PersonalPage page={page} packages={await readPackages(page.locale)} />
    </MobileShell>
  );
}
