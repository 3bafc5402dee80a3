import type { Locale } from '../i18n/locales';
import { assetUrl } from './address';
import marks from './marks.json';

/** A partner's or client's mark as a wall of logos shows it. */
export interface Mark {
  src: string;
  /** The firm's name in the reader's language, for `alt`. */
  name: string;
  width: number;
  height: number;
}

/** The 12 partners of the trading-platform home (§2). Invented firms, as all sample content. */
export const partnerMarks = (locale: Locale): Mark[] => inLanguage(marks.partners, locale);

/** The 30 clients of the mobile home (§2), in an order that mixes their shapes; a wall may take the first of them. */
export const clientMarks = (locale: Locale): Mark[] => inLanguage(marks.clients, locale);

/**
 * Whom brokers meet on the broker service page (§2, §9: 22 on desktop, 30 on mobile): the brokers and banks among
 * the clients, then the partners in technology.
 */
export const brokerPageMarks = (locale: Locale): Mark[] =>
  inLanguage([...marks.clients.filter(({ listed }) => !listed), ...marks.partners].slice(0, 30), locale);

/** The 30 listed companies of the listed-company page (§9: 29 on desktop), some of them clients of the mobile home. */
export const issuerMarks = (locale: Locale): Mark[] => inLanguage(marks.issuers, locale);

function inLanguage(list: typeof marks.partners, locale: Locale): Mark[] {
  return list.map(({ file, name, width, height }) => ({
    src: assetUrl(`/assets/${file}`),
    name: name[locale],
    width,
    height,
  }));
}
