import { log } from '../base/log';
import type { Locale } from '../i18n/locales';
import { eraseRequest, newConfirmKey, noteRefused, noteTaken, subscriberOf, waitingRequest } from '../store/alerts';
import type { Undelivered } from '../store/outbox';
import type { Store } from '../store/store';
import { alertMail, confirmMail } from './mails';
import { type AlertFields, NEWS_FOR_MS } from './queue';
import { MailFailure, sendMail } from './smtp';
import { readTold } from './told';

/** What became of a mail of the outbox; one that is needless is not sent, now or later. */
export type MailOutcome = { is: 'arrived' } | { is: 'needless' } | { is: 'failed'; reason: string };

/**
 * One attempt to send a mail of the outbox. It is written at this moment, from what is published and from who is on the
 * list now, so that nothing withdrawn goes out and nobody who has left gets anything.
 */
export async function deliverMail(db: Store, row: Undelivered, now = Date.now()): Promise<MailOutcome> {
  try {
    return await (row.call === 'confirmAlerts' ? deliverConfirmation(db, row, now) : deliverAlert(db, row, now));
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    return { is: 'failed', reason: error.message };
  }
}

async function deliverConfirmation(
  db: Store,
  { fields, delivery_key }: Undelivered,
  now: number,
): Promise<MailOutcome> {
  const { request: id } = JSON.parse(fields) as { request: number };
  const request = await waitingRequest(db, id, now);
  if (request === undefined) return { is: 'needless' };
  try {
    await sendMail(await confirmMail(request, await newConfirmKey(db, request), delivery_key));
  } catch (error) {
    if (!(error instanceof MailFailure && error.isNoSuchAddress)) throw error;
    await eraseRequest(db, request);
    return { is: 'needless' };
  }
  return { is: 'arrived' };
}

async function deliverAlert(db: Store, row: Undelivered, now: number): Promise<MailOutcome> {
  const fields = JSON.parse(row.fields) as AlertFields;
  const subscriber = await subscriberOf(db, fields.subscriber);
  if (subscriber === undefined || fields.at < now - NEWS_FOR_MS) return { is: 'needless' };
  const told = await readTold(db, fields, subscriber.locale as Locale);
  if (told.length === 0) return { is: 'needless' };
  // Pages hold back what is dated later, and so does a mail.
  if (told.some(({ shownFrom }) => shownFrom > now)) return { is: 'failed', reason: 'dated later than now' };
  try {
    await sendMail(await alertMail(subscriber, told, row.delivery_key));
  } catch (error) {
    if (!(error instanceof MailFailure && error.isNoSuchAddress)) throw error;
    if (await noteRefused(db, subscriber.id)) log('warn', 'alerts.address-erased', { reason: error.message });
    return { is: 'needless' };
  }
  await noteTaken(db, subscriber.id);
  return { is: 'arrived' };
}
