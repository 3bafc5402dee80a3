import { useLocale, useTranslations } from 'next-intl';
import { mainAddress } from '@/lib/company/words';
import { JsonLd } from '@/lib/seo/json-ld';
import { corporation } from '@/lib/seo/structured/corporation';
import { webSite } from '@/lib/seo/structured/web-site';

/** What search engines are told of the company. */
export function CompanyData() {
  const t = useTranslations('layout');
  return <JsonLd data={corporation({ name: t('brand'), address: mainAddress(useLocale()) })} />;
}

/** What they are told of the site and its search: on the search’s own page, and on the first. */
export function SiteData() {
  const t = useTranslations('layout');
  return <JsonLd data={webSite(t('brand'), useLocale())} />;
}
