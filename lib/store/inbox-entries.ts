import { HONG_KONG_MS } from '../i18n/hong-kong';
import { LANGUAGE_NAMES, type Locale } from '../i18n/locales';
import { listConsultations, listQuestions } from './inbox';
import type { InboxEntry } from './inbox-export';
import { listUndelivered } from './outbox';
import { listQuarantined, type MessageCall } from './quarantine';
import type { Store } from './store';

/** The inbox as entries, whatever table they stand in: of all of them, or of one kind. */

export type InboxKind = InboxEntry['kind'];

/** What visitors left, newest first, consultations before questions. */
export async function receivedEntries(db: Store): Promise<InboxEntry[]> {
  const consultations = (await listConsultations(db)).map((row) => ({
    ...headOf('consultation', row),
    businessType: row.business_type,
    companyName: row.company_name,
    name: row.name,
    contact: row.phone,
    content: row.content,
    answered: answeredOf(row),
  }));
  const questions = (await listQuestions(db)).map((row) => ({
    ...headOf('question', row),
    contact: row.email,
    content: row.question_content,
    answered: answeredOf(row),
  }));
  return [...consultations, ...questions];
}

/** Messages that are in quarantine, since a program seems to have written them. */
export async function quarantinedEntries(db: Store): Promise<InboxEntry[]> {
  return (await listQuarantined(db)).map((row) => typedEntry(row));
}

/** Messages that have not reached the API. */
export async function undeliveredEntries(db: Store): Promise<InboxEntry[]> {
  return (await listUndelivered(db)).map((row) => ({
    ...typedEntry(row),
    delivery:
      row.refused_at === null
        ? `waiting: ${row.attempts} attempts, next ${inHongKong(row.next_attempt_at)}${row.reason ? ` (${row.reason})` : ''}`
        : `refused ${inHongKong(row.refused_at)} after ${row.attempts} attempts (${row.reason})`,
  }));
}

/** Addresses that asked for alerts by e-mail, and those that get them. */
export async function alertEntries(db: Store) {
  const requests = await db.selectFrom('alert_requests').selectAll().orderBy('id', 'desc').execute();
  const subscribers = await db.selectFrom('alert_subscribers').selectAll().orderBy('id', 'desc').execute();
  const entryOf = (row: Row & { email: string; kinds: string }, content: string): InboxEntry => ({
    ...headOf('alerts', row),
    contact: row.email,
    content: `${content}: ${row.kinds}`,
  });
  return [
    ...subscribers.map((row) => ({
      table: 'alert_subscribers' as const,
      entry: entryOf({ ...row, received_at: row.confirmed_at }, 'Gets alerts by e-mail'),
    })),
    ...requests.map((row) => ({ table: 'alert_requests' as const, entry: entryOf(row, 'Asked for alerts by e-mail') })),
  ];
}

interface Row {
  id: number;
  received_at: number;
  locale: string;
}

function headOf(kind: InboxKind, { id, received_at, locale }: Row): InboxEntry {
  const language = LANGUAGE_NAMES[locale as Locale] ?? locale;
  const empty = { businessType: '', companyName: '', name: '', contact: '', content: '' };
  return { kind, id, received: inHongKong(received_at), language, ...empty };
}

/** A message whose fields stand together as JSON. */
function typedEntry(row: Row & { call: string; fields: string }): InboxEntry {
  const typed = JSON.parse(row.fields) as Record<string, string>;
  const kind = (row.call as MessageCall) === 'submitQuestion' ? 'question' : 'consultation';
  return {
    ...headOf(kind, row),
    businessType: typed.businessType ?? '',
    companyName: typed.companyName ?? '',
    name: typed.name ?? '',
    contact: typed.phone ?? typed.email ?? '',
    content: typed.content ?? typed.questionContent ?? '',
  };
}

function answeredOf({ answered_at, answered_by }: { answered_at: number | null; answered_by: string | null }) {
  return answered_at === null ? '' : `answered ${inHongKong(answered_at)} by ${answered_by}`;
}

/** ISO text with Hong Kong's offset: it sorts, and spreadsheets read it. */
function inHongKong(moment: number): string {
  return `${new Date(moment + HONG_KONG_MS).toISOString().slice(0, 19)}+08:00`;
}
