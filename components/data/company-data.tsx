import { useTranslations } from 'next-intl';
import { JsonLd } from '@/lib/seo/json-ld';
import { corporation } from '@/lib/seo/structured/corporation';

/** What search engines are told of the company. */
export function CompanyData() {
  const t = useTranslations('layout');
  return <JsonLd data={corporation({ name: t('brand'), address: t('footer.address') })} />;
}
