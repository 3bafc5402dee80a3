import type { CompanyFile } from '../content-folder/schemas';
import type { Locale } from '../i18n/locales';
import { company } from './facts';

type Office = NonNullable<CompanyFile['offices']>[number];

/** The office of the contact page and of the foot of every page: the first one. */
export function mainOffice(): Office | undefined {
  return company().offices?.[0];
}

/** Where it is, as a letter is addressed; undefined where the company does not say. */
export function mainAddress(locale: Locale): string | undefined {
  return mainOffice()?.address?.[locale];
}
