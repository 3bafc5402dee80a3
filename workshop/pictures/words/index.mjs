import { en } from './en.mjs';
import { zh } from './zh.mjs';
import { zt } from './zt.mjs';

export const words = { en, zt, zh };

/** Name of a month under a chart. */
export const monthName = (locale) => (date) =>
  locale === 'en' ? date.toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' }) : `${date.getUTCMonth() + 1} 月`;
