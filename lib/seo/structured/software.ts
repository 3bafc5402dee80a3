import type { SoftwareApplication } from 'schema-dts';
import type { Locale } from '../../i18n/locales';
import { publicAddress } from '../../site/public-address';
import { theCompany } from './corporation';

/** The app for the phones and computers it runs on, free of charge; versions stand on the page, one for each. */
export function softwareApplication({ name, description }: { name: string; description: string }, locale: Locale) {
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'iOS, Android, Windows, macOS',
    downloadUrl: publicAddress('tradeGodownload', locale),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'HKD' },
    author: theCompany(),
  } as const satisfies SoftwareApplication;
}
