import { log, reasonOf } from '../base/log';
import { environment } from '../config/env';
import { browserCall } from '../contract/browser-calls';
import { ApiFailure } from '../contract/failure';
import type { Locale } from '../i18n/locales';
import { store, writeLasting } from '../store/database';
import type { HeldCall } from '../store/held';
import { writeOnce } from '../store/once';
import {
  addToOutbox,
  claimDue,
  giveUp,
  LONGEST_PAUSE_MS,
  postpone,
  removeDelivered,
  type Undelivered,
} from '../store/outbox';
import { send } from './http/transport';

/**
 * Visitors' messages on their way to a remote API: first into our own store, then out of it, again and again until
 * the API has taken them. An API that gets a message twice, since its answer was lost, knows it by its
 * `Idempotency-Key`.
 */

/** The pause after the first attempt, in ms; each further one is three times as long. */
const FIRST_PAUSE_MS = 5000;

/** An API in trouble refuses too: a refusal is believed when it has been given so often, over some three minutes. */
const BELIEVED_REFUSALS = 5;

/** How often the store is looked into for messages that are due, of other instances too, in ms. */
const LOOK_EVERY_MS = 2000;

/** Messages that are sent side by side: one that hangs holds no other. */
const AT_ONCE = 4;

/** Statuses of a refusal that says: later. */
const LATER = new Set([408, 423, 425, 429]);

/** Keeps a message for the API, and has it sent. */
export async function leaveForDelivery(call: HeldCall, locale: Locale, fields: object, key?: string): Promise<void> {
  await writeLasting(store, (db) => writeOnce(db, key, (within) => addToOutbox(within, call, locale, fields)));
  deliverDue();
}

let running = 0;
/** Whether the last look into the store failed: it is told once, not every two seconds. */
let isOutOfReach = false;

/** Sends what is due, side by side. */
export function deliverDue(): void {
  const base = environment().websiteApiUrl;
  if (base === undefined || running >= AT_ONCE) return;
  running++;
  void deliverAll(base)
    .then(() => {
      isOutOfReach = false;
    })
    .catch((error: unknown) => {
      if (!isOutOfReach) log('error', 'outbox.failed', { reason: reasonOf(error) });
      isOutOfReach = true;
    })
    .finally(() => {
      running--;
    });
}

async function deliverAll(base: string): Promise<void> {
  for (;;) {
    const message = await claimDue(await store());
    if (!message) return;
    // Another takes the next one while this one waits for its answer.
    deliverDue();
    await deliver(base, message);
  }
}

/** Looks for messages that are due from now on: those of before a restart, and those whose pause is over. */
export function watchOutbox(): void {
  if (environment().websiteApiUrl === undefined) return;
  deliverDue();
  setInterval(deliverDue, LOOK_EVERY_MS).unref();
}

/** One attempt. What has become of it is in the store before the next one is claimed. */
export async function deliver(base: string, message: Undelivered, now = Date.now): Promise<void> {
  const { id, call, locale, fields, delivery_key, attempts } = message;
  const db = await store();
  try {
    await send(base, browserCall(call as HeldCall), {
      locale: locale as Locale,
      body: JSON.parse(fields),
      headers: { 'Idempotency-Key': delivery_key },
    });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const facts = { call, id, attempts: attempts + 1, reason: error.message };
    if (isRefusal(error) && attempts + 1 >= BELIEVED_REFUSALS) {
      await giveUp(db, message, error.message, now());
      log('error', 'outbox.refused', facts);
    } else {
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 3 ** attempts);
      await postpone(db, message, error.message, now() + pause);
      log('warn', 'outbox.waiting', { ...facts, againInSeconds: Math.round(pause / 1000) });
    }
    return;
  }
  await removeDelivered(db, message);
  log('info', 'outbox.delivered', { call, id, attempts: attempts + 1 });
}

function isRefusal({ kind, status = 0 }: ApiFailure): boolean {
  return kind === 'rejected' && !LATER.has(status);
}
