import { InvestorQuestions } from '@/components/investors/investor-questions';
import { MobileShell } from '@/components/layout/mobile-shell';
import type { ListPageProps } from '@/lib/current-page';
import { currentRegister, registerMetadata } from '@/lib/current-register';

/** Made on demand and kept, like every page (see the layout); a search is never kept. */
export const generateStaticParams = () => [];

export const generateMetadata = async (props: ListPageProps) =>
  registerMetadata(await currentRegister('investorQuestions', 'mobile', props));

export default async function Page(props: ListPageProps) {
  const register = await currentRegister('investorQuestions', 'mobile', props);
  return (
    <MobileShell page={register.page}>
      <InvestorQuestions {...register} />
    </MobileShell>
  );
}
