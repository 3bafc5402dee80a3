import { HttpResponse } from 'msw';
import { fakeApi, good, refused, WEBSITE } from '../support/api-server';
import { MESSAGE, QUESTION } from '../support/calls';
import { post, quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
const { seen, answers } = fakeApi();
let site: Site;
afterEach(() => site.stop());

const events = () => log.map((line) => JSON.parse(line)).filter(({ event }) => event.startsWith('outbox.'));

async function undelivered() {
  const { listUndelivered } = await import('@/lib/store/outbox');
  return listUndelivered(await site.store());
}

/** Waits for what goes on after the visitor has been thanked. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It did not come to be so.');
}

/** Makes what waits due now, and sends it. */
async function again() {
  const before = events().length;
  await (await site.store()).updateTable('outbox').set({ next_attempt_at: 0 }).execute();
  (await import('@/lib/api/outbox-sender')).sendDue();
  await until(() => events().length > before);
}

const submit = () => site.calls.submitConsultation(post(MESSAGE, { language: 'chs' }));

describe('nothing lost: messages for a remote API', () => {
  test('the API gets what was typed, in its language, with a key; then nothing of it is kept here', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good());
    expect((await submit()).status).toBe(200);
    await site.calls.submitQuestion(post(QUESTION));
    await until(async () => seen.length === 2 && (await undelivered()).length === 0);
    const [message] = seen.filter(({ url }) => url.pathname.endsWith('informationBox'));
    expect([message?.body, message?.headers.get('language')]).toEqual([MESSAGE, 'chs']);
    expect(message?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    ['cannot be reached', () => HttpResponse.error()],
    ['answers 500', () => new HttpResponse('trace', { status: 500 })],
    ['answers HTML', () => HttpResponse.html('<h1>Maintenance</h1>')],
    ['refuses', () => refused({ msg: 'busy' })],
    ['asks for patience', () => HttpResponse.json({ result: 0 }, { status: 429 })],
  ])('an API that %s: the visitor is thanked, and it is sent again with the same key', async (_, failing) => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(failing, () => good());
    const answer = await submit();
    expect([answer.status, await answer.json()]).toEqual([200, { result: 1, msg: 'success' }]);
    await until(async () => (await undelivered())[0]?.attempts === 1);
    await again();
    expect([await undelivered(), seen.length]).toEqual([[], 2]);
    expect(new Set(seen.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(events().map(({ event }) => event)).toEqual(['outbox.waiting', 'outbox.delivered']);
  });

  test('the pauses grow', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => HttpResponse.error());
    await submit();
    await until(() => events().length === 1);
    for (let attempt = 2; attempt <= 8; attempt++) await again();
    expect(events().map(({ againInSeconds }) => againInSeconds)).toEqual([5, 15, 45, 135, 405, 1215, 3600, 3600]);
  });

  test('what is refused again and again is kept, told, and not sent any more', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => refused({ msg: 'no such business type' }));
    await submit();
    await until(() => events().length === 1);
    for (let attempt = 2; attempt <= 5; attempt++) await again();
    const { sendDue } = await import('@/lib/api/outbox-sender');
    sendDue();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([seen.length, events().at(-1)?.event]).toEqual([5, 'outbox.refused']);
    const [kept] = await undelivered();
    expect([JSON.parse(kept?.fields ?? ''), kept?.reason]).toEqual([
      MESSAGE,
      expect.stringContaining('no such business type'),
    ]);
  });

  test('an API that asks for patience is asked on', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => HttpResponse.json({ result: 0 }, { status: 429 }));
    await submit();
    await until(() => events().length === 1);
    for (let attempt = 2; attempt <= 6; attempt++) await again();
    expect(events().map(({ event }) => event)).toEqual(Array(6).fill('outbox.waiting'));
  });

  test('one that hangs holds no other', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(
      () => new Promise<Response>((resolve) => setTimeout(() => resolve(good() as Response), 3000)),
      () => good(),
    );
    await submit();
    await submit();
    await submit();
    await until(async () => seen.length === 3 && (await undelivered()).length === 1);
    await until(async () => (await undelivered()).length === 0);
  });

  test('a store that takes nothing is the failure that the visitor is told', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good());
    await (await site.store()).schema.dropTable('outbox').execute();
    expect((await submit()).status).toBe(503);
    expect(seen).toEqual([]);
  });

  test('what the log says of them is nothing that a visitor wrote', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => refused({ msg: `bad phone ${MESSAGE.phone}` }));
    await submit();
    await until(() => events().length === 1);
    expect(log.join('\n')).not.toContain(MESSAGE.phone);
  });
});
