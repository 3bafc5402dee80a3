import type { Locale } from '../i18n/locales';

/** How prices and changes are rounded and written (specification §9; decisions, Page by page). */

/** To 2 decimals, halves away from zero, whatever the binary form of the number makes of them. */
export function roundPrice(value: number): number {
  const cents = Math.round(Number((Math.abs(value) * 100).toFixed(6)));
  return cents === 0 ? 0 : (Math.sign(value) * cents) / 100;
}

export function priceText(value: number): string {
  return roundPrice(value).toFixed(2);
}

/** With its sign; a minus is a real minus, not a hyphen. Zero has no sign. */
export function signedText(value: number): string {
  const rounded = roundPrice(value);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return `${sign}${Math.abs(rounded).toFixed(2)}`;
}

export function percentText(value: number): string {
  return `${signedText(value)}%`;
}

export type Trend = 'up' | 'down' | 'flat';

export function trendOf(change: number): Trend {
  const rounded = roundPrice(change);
  return rounded > 0 ? 'up' : rounded < 0 ? 'down' : 'flat';
}

/** The mark that says without colour where a price went. */
export const TREND_MARK: Record<Trend, string> = { up: '▲', down: '▼', flat: '' };

export type Tone = 'green' | 'red' | 'neutral';

/** Rise and fall in the colours of the reader's market: red rises on the mainland, green in Hong Kong and in English. */
export function toneOf(trend: Trend, locale: Locale): Tone {
  if (trend === 'flat') return 'neutral';
  return (trend === 'up') === (locale === 'zh') ? 'red' : 'green';
}
