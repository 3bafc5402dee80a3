import { FinancialReports } from '@/components/investors/financial-reports';
import { DesktopShell } from '@/components/layout/desktop-shell';
import type { ListPageProps } from '@/lib/current-page';
import { currentRegister, registerMetadata } from '@/lib/current-register';

/** Made on demand and kept, like every page (see the layout); a search is never kept. */
export const generateStaticParams = () => [];

export const generateMetadata = async (props: ListPageProps) =>
  registerMetadata(await currentRegister('financialReports', 'desktop', props));

export default async function Page(props: ListPageProps) {
  const register = await currentRegister('financialReports', 'desktop', props);
  return (
    <DesktopShell page={register.page}>
      <FinancialReports {...register} />
    </DesktopShell>
  );
}
