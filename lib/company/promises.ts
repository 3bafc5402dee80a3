import type { Locale } from '../i18n/locales';
import { company, type Desk } from './facts';

/** Values of the messages that say what a person will do: such words stand only where the company has said so (facts.ts). */

/** For `{days, select, none {…} 0 {…} 1 {…} other {…}}`. */
export function replyWithin(desk: Desk): { days: string } {
  return { days: String(company().replyWithin[desk] ?? 'none') };
}

/** For `{hours, select, none {…} other {… {from} … {to} …}}`. */
export function hotlineHours(locale: Locale): { hours: 'none' | 'stated'; from: string; to: string } {
  const { hotline } = company();
  if (!hotline) return { hours: 'none', from: '', to: '' };
  return { hours: 'stated', from: clockTime(hotline.from, locale), to: clockTime(hotline.to, locale) };
}

/** A time as it stands in a sentence: Hong Kong writes 「上午 8 時 30 分」 there. */
function clockTime(time: string, locale: Locale): string {
  if (locale !== 'zt') return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour < 12 ? '上午' : '下午'} ${((hour + 11) % 12) + 1} 時${minute > 0 ? ` ${minute} 分` : ''}`;
}
