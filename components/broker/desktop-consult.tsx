import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/site/page-context';
import { ConsultationBlock } from '../consultation/consultation-block';
import { BROKER_BUSINESS } from './business-type';
import { NextSteps } from './closing';

/** What the reader can do next: the form in the page (§2, §4). */
export function DesktopConsult({ page }: { page: PageContext }) {
  const t = useTranslations('broker.consult');
  return (
    <ConsultationBlock page={page} businessType={BROKER_BUSINESS} title={t('title')} text={t('text')}>
      <NextSteps />
    </ConsultationBlock>
  );
}
