import {
  addAlertRequest,
  confirmRequest,
  countAlerts,
  isSubscribed,
  leaveAlerts,
  linkState,
  newConfirmKey,
  noteRefused,
  noteTaken,
  REQUEST_LIFETIME_MS,
  readSubscribers,
  waitingRequest,
} from '@/lib/store/alerts';
import { entriesOf, erase } from '@/lib/store/erasure';
import { addMails, claimDue, countMails, MAIL_CALLS } from '@/lib/store/outbox';
import { temporaryStore } from '../support/temporary-store';

const store = temporaryStore();
const NOW = 1_795_000_000_000;
const ASKED = { email: 'Holder@Example.com', kinds: ['results', 'news'] as const };

beforeEach(async () => {
  for (const table of ['alert_requests', 'alert_subscribers', 'outbox'] as const)
    await store().deleteFrom(table).execute();
});

const ask = (email = ASKED.email, now = NOW) => addAlertRequest(store(), 'en', { ...ASKED, email }, now);
const requests = () => store().selectFrom('alert_requests').selectAll().orderBy('id').execute();
const subscribers = () => store().selectFrom('alert_subscribers').selectAll().orderBy('id').execute();
/** The key of a link that was mailed for the request that came last. */
async function keyOfLast(): Promise<string> {
  const request = (await requests()).at(-1);
  if (!request) throw new Error('Nobody asked.');
  return newConfirmKey(store(), request);
}
async function subscribed(email?: string) {
  await ask(email);
  await confirmRequest(store(), await keyOfLast(), NOW);
  const row = (await subscribers()).at(-1);
  if (!row) throw new Error('Nobody is subscribed.');
  return row;
}
const queue = (id: number, at = NOW) =>
  addMails(store(), [{ call: 'sendAlert', locale: 'en', fields: { at }, key: `sendAlert:${id}:${at}` }], NOW);

describe('alerts: an address is on the list once its owner has confirmed it', () => {
  test('a request queues one mail, is no subscriber, and keeps no key', async () => {
    expect(await ask()).toBe(true);
    expect(await readSubscribers(store())).toEqual([]);
    const mail = await claimDue(store(), MAIL_CALLS, NOW);
    expect([mail?.call, Object.keys(JSON.parse(mail?.fields ?? '{}'))]).toEqual(['confirmAlerts', ['request']]);
    const key = await keyOfLast();
    expect(JSON.stringify([await requests(), mail])).not.toContain(key.split('.')[1]);
  });

  test('its link confirms it once; then it says that this was done', async () => {
    await ask();
    const key = await keyOfLast();
    expect(await linkState(store(), key, NOW)).toBe('waiting');
    const both = await Promise.all([confirmRequest(store(), key, NOW), confirmRequest(store(), key, NOW)]);
    expect(both.toSorted()).toEqual(['confirmed', 'waiting']);
    expect(await linkState(store(), key, NOW)).toBe('confirmed');
    expect(await readSubscribers(store())).toEqual([
      { id: expect.any(Number), locale: 'en', kinds: ['results', 'news'] },
    ]);
    expect((await subscribers())[0]?.email).toBe('holder@example.com');
  });

  test('where a mail was sent twice, both of its links are good', async () => {
    await ask();
    const [first, second] = [await keyOfLast(), await keyOfLast()];
    expect([await linkState(store(), first, NOW), await linkState(store(), second, NOW)]).toEqual([
      'waiting',
      'waiting',
    ]);
  });

  test('a link is good for 48 hours, and no moment longer', async () => {
    await ask();
    const key = await keyOfLast();
    expect(REQUEST_LIFETIME_MS).toBe(48 * 3_600_000);
    expect(await linkState(store(), key, NOW + REQUEST_LIFETIME_MS - 1)).toBe('waiting');
    expect(await confirmRequest(store(), key, NOW + REQUEST_LIFETIME_MS)).toBe('expired');
    expect(await subscribers()).toEqual([]);
    const [request] = await requests();
    expect(await waitingRequest(store(), request?.id ?? 0, NOW + REQUEST_LIFETIME_MS)).toBeUndefined();
  });

  test.each([
    ['nothing', () => ''],
    ['another request', (key: string) => key.replace(/^\d+/, '999999')],
    ['another token', (key: string) => `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`],
    ['half a token', (key: string) => key.slice(0, -5)],
    ['more than a key', (key: string) => `${key}.x`],
    ['SQL', () => "1' OR '1'='1"],
  ])('a link with %s confirms nothing', async (_, changed) => {
    await ask();
    const key = changed(await keyOfLast());
    expect([await linkState(store(), key, NOW), await confirmRequest(store(), key, NOW)]).toEqual([
      'expired',
      'expired',
    ]);
    expect(await subscribers()).toEqual([]);
  });

  test('who is subscribed and confirms another choice has that one, and the same key to leave', async () => {
    const before = await subscribed();
    await addAlertRequest(store(), 'zh', { email: 'holder@example.com', kinds: ['returns'] }, NOW);
    expect(await readSubscribers(store())).toMatchObject([{ locale: 'en', kinds: ['results', 'news'] }]);
    await confirmRequest(store(), await keyOfLast(), NOW);
    expect(await readSubscribers(store())).toMatchObject([{ id: before.id, locale: 'zh', kinds: ['returns'] }]);
    expect((await subscribers())[0]?.leave_key).toBe(before.leave_key);
  });

  test('nobody fills the mail box of a stranger: three requests wait at once, however the address is written', async () => {
    const asked = [await ask(), await ask('HOLDER@example.com'), await ask(), await ask()];
    expect(asked).toEqual([true, true, true, false]);
    expect(await countMails(store())).toBe(3);
    expect(await ask('another@example.com')).toBe(true);
    expect(await ask(ASKED.email, NOW + REQUEST_LIFETIME_MS)).toBe(true);
  });

  test('a confirmation goes before the alerts that are on their way', async () => {
    await queue(1, NOW - 1000);
    await ask();
    expect((await claimDue(store(), MAIL_CALLS, NOW))?.call).toBe('confirmAlerts');
  });
});

describe('alerts: whoever leaves is erased at once', () => {
  test('with the mails that are on their way to them, and nobody else', async () => {
    const [leaver, other] = [await subscribed(), await subscribed('other@example.com')];
    await queue(leaver.id);
    await queue(other.id);
    // Its number begins with that of the other.
    await queue(leaver.id * 10 + 1);
    const before = await countMails(store());
    expect(await isSubscribed(store(), leaver.leave_key)).toBe(true);
    expect(await leaveAlerts(store(), leaver.leave_key)).toBe(true);
    expect((await subscribers()).map(({ email }) => email)).toEqual(['other@example.com']);
    expect((await requests()).map(({ email }) => email)).toEqual(['other@example.com']);
    // Its own alert, and the mail that confirmed it.
    expect(await countMails(store())).toBe(before - 2);
  });

  test('twice is once, and a key of nobody takes nobody off', async () => {
    const { leave_key } = await subscribed();
    await leaveAlerts(store(), leave_key);
    expect(await leaveAlerts(store(), leave_key)).toBe(false);
    await subscribed();
    expect([await leaveAlerts(store(), ''), await isSubscribed(store(), '')]).toEqual([false, false]);
    expect(await subscribers()).toHaveLength(1);
  });

  test('on request by their address, however it is written, asked for or confirmed', async () => {
    const { id } = await subscribed();
    await queue(id);
    await ask('other@example.com');
    const found = await entriesOf(store(), ' HOLDER@example.com ');
    expect(found.map(({ table }) => table)).toEqual(['alert_subscribers', 'alert_requests']);
    await erase(store(), found);
    expect([await subscribers(), (await requests()).map(({ email }) => email)]).toEqual([[], ['other@example.com']]);
    expect(await countMails(store())).toBe(1);
  });

  test('the staff are told how many there are', async () => {
    await subscribed();
    await ask('other@example.com');
    expect(await countAlerts(store(), NOW)).toEqual({ subscribers: 1, requests: 1 });
    expect(await countAlerts(store(), NOW + REQUEST_LIFETIME_MS)).toEqual({ subscribers: 1, requests: 0 });
  });
});

describe('alerts: an address that is none', () => {
  test('is erased after the third mail in a row that its server refuses for good', async () => {
    const { id } = await subscribed();
    expect([await noteRefused(store(), id), await noteRefused(store(), id)]).toEqual([false, false]);
    expect(await noteRefused(store(), id)).toBe(true);
    expect(await subscribers()).toEqual([]);
  });

  test('one that was taken meanwhile is begun to be counted anew', async () => {
    const { id } = await subscribed();
    await noteRefused(store(), id);
    await noteRefused(store(), id);
    await noteTaken(store(), id);
    expect(await noteRefused(store(), id)).toBe(false);
    expect(await subscribers()).toHaveLength(1);
  });
});
