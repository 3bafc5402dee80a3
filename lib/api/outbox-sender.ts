import { deliverMail } from '../alerts/deliver';
import { queueAlerts } from '../alerts/queue';
import { log, reasonOf } from '../base/log';
import { environment } from '../config/env';
import { browserCall } from '../contract/browser-calls';
import { ApiFailure } from '../contract/failure';
import type { Locale } from '../i18n/locales';
import { store, writeLasting } from '../store/database';
import { writeOnce } from '../store/idempotency';
import {
  addToOutbox,
  claimDue,
  giveUp,
  LONGEST_PAUSE_MS,
  MAIL_CALLS,
  type OutboxCall,
  postpone,
  removeDelivered,
  type Undelivered,
} from '../store/outbox';
import { MESSAGE_CALLS, type MessageCall } from '../store/quarantine';
import { send } from './http/transport';

/**
 * What leaves the site: visitors' messages for a remote API, and mails (lib/alerts). Each stands in our own store
 * first, and goes out of it again and again until it has been taken. An API that gets a message twice, since its answer
 * was lost, knows it by its `Idempotency-Key`; whoever gets a mail twice, by its `Message-ID`.
 */

/** The pause after the first attempt, in ms; each further one is three times as long. */
const FIRST_PAUSE_MS = 5000;

/** An API in trouble refuses too: a refusal is believed when it has been given so often, over some three minutes. */
const BELIEVED_REFUSALS = 5;

/** How often the store is looked into for what is due, of other instances too, and for releases to tell of, in ms. */
const LOOK_EVERY_MS = 2000;

/** So many are sent side by side: one that hangs holds no other. */
const AT_ONCE = 4;

/** Statuses of a refusal that says: later. */
const LATER = new Set([408, 423, 425, 429]);

/** Keeps a message for the API, and has it sent. */
export async function keepAndSend(call: MessageCall, locale: Locale, fields: object, key?: string): Promise<void> {
  await writeLasting(store, (db) => writeOnce(db, key, (within) => addToOutbox(within, call, locale, fields)));
  sendDue();
}

let running = 0;
/** Whether the last look into the store failed: it is told once, not every two seconds. */
let isOutOfReach = false;

/** Sends what is due, side by side. */
export function sendDue(): void {
  const calls = callsSent();
  if (calls.length === 0 || running >= AT_ONCE) return;
  running++;
  void sendAll(calls)
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

/** What the settings have a receiver for. */
function callsSent(): OutboxCall[] {
  const { websiteApiUrl, mail } = environment();
  return [...(websiteApiUrl === undefined ? [] : MESSAGE_CALLS), ...(mail === undefined ? [] : MAIL_CALLS)];
}

async function sendAll(calls: readonly OutboxCall[]): Promise<void> {
  for (;;) {
    const message = await claimDue(await store(), calls);
    if (!message) return;
    // Another takes the next one while this one waits for its answer.
    sendDue();
    await deliver(message);
  }
}

/** Looks from now on for what is due: from before a restart, of a release, or when its pause is over. */
export function watchOutbox(): void {
  if (callsSent().length === 0) return;
  const look = () => void tellOfReleases().then(sendDue);
  look();
  setInterval(look, LOOK_EVERY_MS).unref();
}

/** Whether the last look for releases failed, which is told once as well. */
let isUnread = false;

async function tellOfReleases(): Promise<void> {
  if (environment().mail === undefined) return;
  try {
    const mails = await queueAlerts(await store());
    if (mails > 0) log('info', 'alerts.queued', { mails });
    isUnread = false;
  } catch (error) {
    if (!isUnread) log('error', 'alerts.not-queued', { reason: reasonOf(error) });
    isUnread = true;
  }
}

/** What became of one attempt; what is needless is not sent, now or later. */
type Outcome = { is: 'arrived' } | { is: 'needless' } | { is: 'refused' | 'failed'; reason: string };

/** One attempt. What has become of it is in the store before the next one is claimed. */
async function deliver(message: Undelivered, now = Date.now): Promise<void> {
  const { id, call, attempts } = message;
  const db = await store();
  const outcome = await (isMail(call) ? deliverMail(db, message, now()) : deliverToApi(message));
  if (outcome.is === 'arrived' || outcome.is === 'needless') {
    await removeDelivered(db, message);
    log('info', outcome.is === 'arrived' ? 'outbox.delivered' : 'outbox.dropped', { call, id, attempts: attempts + 1 });
    return;
  }
  const { reason } = outcome;
  const facts = { call, id, attempts: attempts + 1, reason };
  if (outcome.is === 'refused' && attempts + 1 >= BELIEVED_REFUSALS) {
    await giveUp(db, message, reason, now());
    log('error', 'outbox.refused', facts);
  } else {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 3 ** attempts);
    await postpone(db, message, reason, now() + pause);
    log('warn', 'outbox.waiting', { ...facts, againInSeconds: Math.round(pause / 1000) });
  }
}

function isMail(call: string): boolean {
  return MAIL_CALLS.some((each) => each === call);
}

async function deliverToApi({ call, locale, fields, delivery_key }: Undelivered): Promise<Outcome> {
  try {
    await send(environment().websiteApiUrl ?? '', browserCall(call as MessageCall), {
      locale: locale as Locale,
      body: JSON.parse(fields),
      headers: { 'Idempotency-Key': delivery_key },
    });
    return { is: 'arrived' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { is: isRefusal(error) ? 'refused' : 'failed', reason: error.message };
  }
}

function isRefusal({ kind, status = 0 }: ApiFailure): boolean {
  return kind === 'rejected' && !LATER.has(status);
}
