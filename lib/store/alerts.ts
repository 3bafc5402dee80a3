import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { RETENTION } from '../config/retention';
import { type AlertKind, alertKindsIn } from '../domain/alert-kind';
import type { Locale } from '../i18n/locales';
import { addToOutbox, removeMailsTo } from './outbox';
import type { StoreTables } from './schema';
import type { Store } from './store';

/**
 * Who is told by e-mail of what is published. An address is a request until its owner has confirmed it, and a
 * subscriber from then on; whoever leaves is erased. What is done with it is lib/alerts.
 */

type Db = Kysely<StoreTables>;
export type AlertRequest = Selectable<StoreTables['alert_requests']>;
export type Subscriber = Selectable<StoreTables['alert_subscribers']>;

/** How long a request waits for its confirmation, in ms. */
export const REQUEST_LIFETIME_MS = RETENTION.alertRequestHours * 60 * 60_000;

/** Requests of one address that may wait at once: nobody fills a stranger's mail box by our form. */
const MOST_REQUESTS = 3;

/** Mails of so many publications, one after the other, that an address refuses for good: then there is no such address. */
const BELIEVED_REFUSALS = 3;

export interface AskedAlerts {
  email: string;
  kinds: readonly AlertKind[];
}

/**
 * Keeps a request and has its confirmation mailed; an address with three that wait gets no further mail.
 *
 * @returns whether there will be a mail
 */
export async function addAlertRequest(db: Db, locale: Locale, asked: AskedAlerts, now = Date.now()): Promise<boolean> {
  const email = asked.email.toLowerCase();
  const { waiting } = await db
    .selectFrom('alert_requests')
    .select((each) => each.fn.countAll<number>().as('waiting'))
    .where('email', '=', email)
    .where('received_at', '>', now - REQUEST_LIFETIME_MS)
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MOST_REQUESTS) return false;
  const { id } = await db
    .insertInto('alert_requests')
    .values({ received_at: now, locale, email, kinds: asked.kinds.join(' ') })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Somebody waits for it, so it goes before the alerts that are on their way.
  await addToOutbox(db, 'confirmAlerts', locale, { request: id }, now, { key: `confirmAlerts:${id}`, dueAt: 0 });
  return true;
}

/** The request of a confirmation that is to be mailed; undefined where it is confirmed, or gone, or too old. */
export function waitingRequest(db: Db, id: number, now = Date.now()): Promise<AlertRequest | undefined> {
  return db
    .selectFrom('alert_requests')
    .selectAll()
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('received_at', '>', now - REQUEST_LIFETIME_MS)
    .executeTakeFirst();
}

/**
 * Makes the key of a link that confirms a request. Only its hash is kept; a mail that is sent again gets another key,
 * and the first one stays good, since both may arrive.
 */
export async function newConfirmKey(db: Db, { id }: AlertRequest): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .updateTable('alert_requests')
    .set({ keys: sql<string>`keys || ${`${hashOf(token)} `}` })
    .where('id', '=', id)
    .execute();
  return `${id}.${token}`;
}

/** What a confirmation link is good for. */
export type LinkState = 'waiting' | 'confirmed' | 'expired';

async function requestOf(db: Db, key: string, now: number): Promise<AlertRequest | undefined> {
  const [, id, token = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(key) ?? [];
  if (id === undefined) return undefined;
  const request = await db.selectFrom('alert_requests').selectAll().where('id', '=', Number(id)).executeTakeFirst();
  const isGood =
    request !== undefined &&
    Number(request.received_at) > now - REQUEST_LIFETIME_MS &&
    request.keys.split(' ').includes(hashOf(token));
  return isGood ? request : undefined;
}

export async function linkState(db: Db, key: string, now = Date.now()): Promise<LinkState> {
  const request = await requestOf(db, key, now);
  if (request === undefined) return 'expired';
  return request.confirmed_at === null ? 'waiting' : 'confirmed';
}

/**
 * Makes the address of a request a subscriber, or gives a subscriber what was asked for last. A link does it once.
 *
 * @returns what the link was good for before
 */
export async function confirmRequest(db: Store, key: string, now = Date.now()): Promise<LinkState> {
  return db.transaction().execute(async (within) => {
    const request = await requestOf(within, key, now);
    if (request === undefined) return 'expired';
    // Of two presses at one moment the second finds it confirmed.
    const { numUpdatedRows } = await within
      .updateTable('alert_requests')
      .set({ confirmed_at: now })
      .where('id', '=', request.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'confirmed';
    const chosen = { locale: request.locale, kinds: request.kinds, confirmed_at: now, refusals: 0 };
    await within
      .insertInto('alert_subscribers')
      .values({ email: request.email, leave_key: randomBytes(24).toString('base64url'), ...chosen })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(chosen))
      .execute();
    return 'waiting';
  });
}

export function subscriberOf(db: Db, id: number): Promise<Subscriber | undefined> {
  return db.selectFrom('alert_subscribers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Everybody who is told of something, with what. */
export async function readSubscribers(db: Db): Promise<{ id: number; locale: Locale; kinds: AlertKind[] }[]> {
  const rows = await db.selectFrom('alert_subscribers').select(['id', 'locale', 'kinds']).orderBy('id').execute();
  return rows.map(({ id, locale, kinds }) => ({ id, locale: locale as Locale, kinds: alertKindsIn(kinds) }));
}

/** Whether a key that takes off the list still names somebody who is on it. */
export async function isSubscribed(db: Db, leaveKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('alert_subscribers')
    .select('id')
    .where('leave_key', '=', leaveKey)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes somebody off the list. @returns whether they were on it */
export async function leaveAlerts(db: Store, leaveKey: string): Promise<boolean> {
  return db.transaction().execute(async (within) => {
    const found = await within
      .selectFrom('alert_subscribers')
      .selectAll()
      .where('leave_key', '=', leaveKey)
      .executeTakeFirst();
    if (found) await eraseSubscriber(within, found);
    return found !== undefined;
  });
}

/** Erases a subscriber with what is on its way to them and with the requests that led here. */
export async function eraseSubscriber(db: Db, { id, email }: Pick<Subscriber, 'id' | 'email'>): Promise<void> {
  await db.deleteFrom('alert_subscribers').where('id', '=', id).execute();
  await removeMailsTo(db, 'sendAlert', id);
  const requests = await db.selectFrom('alert_requests').select('id').where('email', '=', email).execute();
  for (const request of requests) await eraseRequest(db, request);
}

/** Erases a request, and the mail that would confirm it. */
export async function eraseRequest(db: Db, { id }: Pick<AlertRequest, 'id'>): Promise<void> {
  await db.deleteFrom('alert_requests').where('id', '=', id).execute();
  await removeMailsTo(db, 'confirmAlerts', id);
}

/** An alert has been taken: what was refused before counts no more. */
export async function noteTaken(db: Db, id: number): Promise<void> {
  await db
    .updateTable('alert_subscribers')
    .set({ refusals: 0 })
    .where('id', '=', id)
    .where('refusals', '>', 0)
    .execute();
}

/** An alert was refused for good by the mail server of its address. @returns whether the address is erased for it */
export async function noteRefused(db: Store, id: number): Promise<boolean> {
  return db.transaction().execute(async (within) => {
    const subscriber = await within
      .updateTable('alert_subscribers')
      .set((each) => ({ refusals: each('refusals', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!subscriber || subscriber.refusals < BELIEVED_REFUSALS) return false;
    await eraseSubscriber(within, subscriber);
    return true;
  });
}

/** How many addresses are on the list, and how many wait to be confirmed. */
export async function countAlerts(db: Db, now = Date.now()): Promise<{ subscribers: number; requests: number }> {
  const count = async (table: 'alert_subscribers' | 'alert_requests', where: ReturnType<typeof sql<SqlBool>>) => {
    const { rows } = await db
      .selectFrom(table)
      .select((each) => each.fn.countAll<number>().as('rows'))
      .where(where)
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  return {
    subscribers: await count('alert_subscribers', sql<SqlBool>`1 = 1`),
    requests: await count(
      'alert_requests',
      sql<SqlBool>`confirmed_at IS NULL AND received_at > ${now - REQUEST_LIFETIME_MS}`,
    ),
  };
}

/** A number in the facts of the store: up to which line of the record alerts have been queued. */
const QUEUED_UP_TO = 'alerts-queued-up-to';

/** The number of the last line of the record whose alerts are queued; undefined before the first look. */
export async function queuedUpTo(db: Db): Promise<number | undefined> {
  const fact = await db.selectFrom('facts').select('value').where('name', '=', QUEUED_UP_TO).executeTakeFirst();
  return fact && Number(fact.value);
}

export async function noteQueuedUpTo(db: Db, number: number): Promise<void> {
  const value = String(number);
  await db
    .insertInto('facts')
    .values({ name: QUEUED_UP_TO, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
