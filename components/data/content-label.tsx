import { useTranslations } from 'next-intl';
import { isSample } from '@/lib/company/sample';
import { SampleLabel } from '../ui/text/sample-label';

/** Beside what ships with the site: that it is sample content, where it is. */
export function ContentLabel({ children }: { children?: string }) {
  const t = useTranslations('common');
  return isSample('content') ? <SampleLabel>{children ?? t('sample')}</SampleLabel> : null;
}
