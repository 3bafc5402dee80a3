import { normaliseEmail, normalisePhone } from '../validation/patterns';
import { eraseRequest, eraseSubscriber } from './alerts';
import { alertEntries, quarantinedEntries, receivedEntries, undeliveredEntries } from './inbox-entries';
import type { InboxEntry } from './inbox-export';
import type { StoreTables } from './schema';
import type { Store } from './store';

/**
 * What one person left with us, and its erasure on request, which the privacy policy promises. A person is who they
 * gave as their phone number or e-mail address: numbers are compared by their digits, addresses in small letters.
 */

type PersonalTable = keyof Pick<
  StoreTables,
  'consultations' | 'submitted_questions' | 'held_messages' | 'outbox' | 'alert_requests' | 'alert_subscribers'
>;

export interface OfPerson {
  table: PersonalTable;
  entry: InboxEntry;
}

/** Everything that came from a phone number or an e-mail address. */
export async function entriesOf(db: Store, contact: string): Promise<OfPerson[]> {
  const wanted = comparable(contact);
  if (wanted === '') return [];
  const received = (await receivedEntries(db)).map((entry) => ({
    table: entry.kind === 'question' ? ('submitted_questions' as const) : ('consultations' as const),
    entry,
  }));
  const quarantined = (await quarantinedEntries(db)).map((entry) => ({ table: 'held_messages' as const, entry }));
  const waiting = (await undeliveredEntries(db)).map((entry) => ({ table: 'outbox' as const, entry }));
  return [...received, ...quarantined, ...waiting, ...(await alertEntries(db))].filter(
    ({ entry }) => comparable(entry.contact) === wanted,
  );
}

/** Erases them, in the file too: what is deleted is overwritten, and the log that still has it is taken in. */
export async function erase(db: Store, found: readonly OfPerson[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { table, entry } of found) {
      if (table === 'alert_subscribers') await eraseSubscriber(transaction, { id: entry.id, email: entry.contact });
      else if (table === 'alert_requests') await eraseRequest(transaction, entry);
      else await transaction.deleteFrom(table).where('id', '=', entry.id).execute();
    }
    // Sent anew, what was erased is a message again.
    await transaction.deleteFrom('submission_keys').execute();
  });
  await db.overwriteErased([...new Set(found.map(({ table }) => table))]);
}

/** An address of e-mail in small letters; of anything else the digits, a number as it is kept: without the code of its region. */
function comparable(contact: string): string {
  const text = normaliseEmail(contact).trim().toLowerCase();
  if (text.includes('@')) return text;
  return normalisePhone(text.replace(/[^\d+]/g, '')).replace(/\D/g, '');
}
