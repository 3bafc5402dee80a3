import { useLocale } from 'next-intl';
import { companyWords } from '@/lib/company/company-words';
import { mainAddress } from '@/lib/company/words';
import { JsonLd } from '@/lib/seo/json-ld';
import { corporation } from '@/lib/seo/structured/corporation';
import { webSite } from '@/lib/seo/structured/web-site';

/** What search engines are told of the company. */
export function CompanyData() {
  const locale = useLocale();
  return <JsonLd data={corporation({ name: companyWords(locale).company, address: mainAddress(locale) })} />;
}

/** What they are told of the site and its search: on the search’s own page, and on the first. */
export function SiteData() {
  const locale = useLocale();
  return <JsonLd data={webSite(companyWords(locale).company, locale)} />;
}
