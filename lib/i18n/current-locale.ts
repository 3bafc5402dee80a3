import { notFound } from 'next/navigation';
import { locale } from 'next/root-params';
import { isLocale, type Locale } from './locales';

/** Language of the page being rendered: a segment of its internal address, which the middleware alone writes. */
export async function currentLocale(): Promise<Locale> {
  const segment = await locale();
  return isLocale(segment) ? segment : notFound();
}
