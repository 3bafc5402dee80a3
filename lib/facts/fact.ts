import type { getTranslations } from 'next-intl/server';
import type { Locale } from '../i18n/locales';
import type { RouteId } from '../site/routes';
import type { AskedFact } from './asked';
import type { FactId } from './names';

/** A fact of the company, with its day and where it stands, in the reader's language. */
export interface Fact {
  id: FactId;
  label: string;
  value: string;
  /** Its day, and how it was computed. */
  note?: string;
  /** The document that says so: an entry of a register, by its id, with the page. */
  source?: { route: 'announcements' | 'financialReports'; item: string; page?: number };
  /** The page that has more of it. */
  page: RouteId;
  /** The part of that page: its `?id=`, and what it is called. */
  part?: { id: string; title: string };
}

export interface Reading {
  locale: Locale;
  /** Of the words of messages/<language>/facts.json. */
  t: Awaited<ReturnType<typeof getTranslations<'facts'>>>;
  year: AskedFact['year'];
}

export type FactDetails = Omit<Fact, 'id' | 'label'>;
export type FactReader = (reading: Reading) => FactDetails | undefined | Promise<FactDetails | undefined>;
