import type { Locale } from '../i18n/locales';
import { assetUrl } from './address';
import worded from './worded-stills.json';

/**
 * The still of a roadshow in the reader's language. The API names one picture for all of them; of ours, those with names
 * or amounts are drawn for Chinese readers too, beside the English one it names. Any other picture is left as it is.
 */
export function roadshowStill(url: string, locale: Locale): string {
  const slug = locale !== 'en' && worded.find((name) => url === assetUrl(`/assets/roadshow/${name}-1280.webp`));
  return slug ? assetUrl(`/assets/roadshow/${slug}-${locale}-1280.webp`) : url;
}
