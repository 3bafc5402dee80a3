import type { Locale } from '../i18n/locales';

/**
 * How prices and their changes are computed and written (specification §9;
 * docs/requirements.md, Page by page): arithmetic runs on the figures as given, and only
 * what is shown is rounded.
 */

/** Under this price the exchange's ticks are smaller than a cent. */
const FINE_BELOW = 0.5;

export type Trend = 'up' | 'down' | 'flat';

/** The way from the previous close to a price. */
export interface Move {
  change: number;
  percent: number;
  trend: Trend;
  /** The lower of the two prices: it decides in how many decimals the change is shown. */
  scale: number;
}

/** Less than any tick: what is left of a difference of equal figures in binary. */
const NOTHING = 1e-9;

export function moveOf(price: number, previousClose: number): Move {
  const difference = price - previousClose;
  const change = Math.abs(difference) < NOTHING ? 0 : difference;
  return {
    change,
    percent: (change / previousClose) * 100,
    trend: change > 0 ? 'up' : change < 0 ? 'down' : 'flat',
    scale: Math.min(price, previousClose),
  };
}

/** Halves away from zero, whatever the binary form of the number makes of them. */
function fixed(value: number, decimals: number): string {
  const unit = 10 ** decimals;
  const units = Math.round(Number((Math.abs(value) * unit).toFixed(6)));
  return `${value < 0 && units > 0 ? '-' : ''}${(units / unit).toFixed(decimals)}`;
}

/** An amount of HK$ at a price of `scale`: 3 decimals under HK$0.50, else 2. */
function amount(value: number, scale: number): string {
  return fixed(value, scale < FINE_BELOW ? 3 : 2);
}

export function priceText(price: number): string {
  return amount(price, price);
}

/** A change as a file has it: with a hyphen as its minus, without a plus. */
export function plainChange({ change, scale }: Move): string {
  return amount(change, scale);
}

export function plainPercent({ percent }: Move): string {
  return fixed(percent, 2);
}

/** A change without its sign, for where a mark tells the direction. */
export function changeSize({ change, scale }: Move): string {
  return amount(Math.abs(change), scale);
}

export function changeText(move: Move): string {
  return signed(plainChange(move));
}

export function percentText(move: Move): string {
  return `${signed(plainPercent(move))}%`;
}

/** A percentage without its sign, for where a word tells the direction. */
export function percentSize({ percent }: Move): string {
  return `${fixed(Math.abs(percent), 2)}%`;
}

/** With its sign; a minus is a real minus, not a hyphen. Zero has no sign. */
function signed(figure: string): string {
  if (figure.startsWith('-')) return `−${figure.slice(1)}`;
  return Number(figure) > 0 ? `+${figure}` : figure;
}

/** The mark that says without colour where a price went. */
export const TREND_MARK: Record<Trend, string> = { up: '▲', down: '▼', flat: '' };

export type Tone = 'green' | 'red' | 'neutral';

/** Rise and fall in the colours of the reader's market: red rises on the mainland, green in Hong Kong and in English. */
export function toneOf(trend: Trend, locale: Locale): Tone {
  if (trend === 'flat') return 'neutral';
  return (trend === 'up') === (locale === 'zh') ? 'red' : 'green';
}
