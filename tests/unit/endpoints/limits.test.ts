import en from '@/messages/en/common.json';
import zh from '@/messages/zh/common.json';
import { fakeApi, good, refused, WEBSITE } from '../support/api-server';
import { CLICK, COUNT, MESSAGE, QUESTION } from '../support/calls';
import { post, postForm, quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
const { seen, answers } = fakeApi();
let site: Site;
/** For tests of a site of their own. */
const startedAnew = () => afterEach(() => site.stop());

const from = (address: string, language = 'en') => ({ 'X-Forwarded-For': address, language });
const send = (headers: Record<string, string>, body: object = MESSAGE) =>
  site.calls.submitConsultation(post(body, headers));
async function statuses(count: number, one: (index: number) => Promise<Response>): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await one(index)).status);
  return found;
}

/** Waits until what was accepted has reached the API: nothing of it stands in our store any more. */
async function arrived() {
  const waiting = async () => (await site.store()).selectFrom('outbox').select('id').execute();
  while ((await waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('Forms: too many submissions', () => {
  startedAnew();

  test('Forms: by default 10 of one visitor are accepted, the next is answered with 429', async () => {
    site = await startSite();
    expect(await statuses(11, () => send(from('203.0.113.9')))).toEqual([...Array(10).fill(200), 429]);
  });

  test('Forms: by default 120 of all are accepted in a minute', async () => {
    site = await startSite();
    const found = await statuses(121, (index) => send(from(`203.0.113.${index}`)));
    expect(found.indexOf(429)).toBe(120);
  });

  test.each([
    ['en', en.submission.tooMany],
    ['chs', zh.submission.tooMany],
  ])('Forms: 429 says so in the language of the header (%s) and when to try again', async (lang, words) => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1' });
    await send(from('203.0.113.9', lang));
    const answer = await send(from('203.0.113.9', lang));
    expect([answer.status, await answer.json()]).toEqual([429, { result: 0, msg: words }]);
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d{0,2}$/);
  });

  test('Forms: over the limit a plain form comes back with its words and says when to try again', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1' });
    const form = (name: string) => postForm({ ...MESSAGE, name, returnTo: '/contactUs', lang: 'en' });
    await site.calls.submitConsultation(form('First'));
    const answer = await site.calls.submitConsultation(form('Second'));
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const page = await answer.text();
    for (const words of [en.submission.tooMany, MESSAGE.content]) expect(page).toContain(words);
  });

  test('Forms: a message that is sent again since its answer was lost takes no second place', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1' });
    const again = () => send({ ...from('203.0.113.9'), 'Idempotency-Key': 'a' });
    expect(await statuses(3, again)).toEqual([200, 200, 200]);
    expect((await send(from('203.0.113.9'))).status).toBe(429);
  });

  test('Forms: messages and questions share the limit of a visitor', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1' });
    await send(from('203.0.113.9'));
    const answer = await site.calls.submitQuestion(post(QUESTION, from('203.0.113.9')));
    expect(answer.status).toBe(429);
  });

  test('Forms: refused fields and honeypots do not count', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1' });
    await send(from('203.0.113.9'), { ...MESSAGE, phone: '7' });
    await send(from('203.0.113.9'), { ...MESSAGE, subtopic: 'spam' });
    expect((await send(from('203.0.113.9'))).status).toBe(200);
  });

  test('Forms: what is held back has a limit of its own, and takes no visitor’s place', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '10', SUBMISSIONS_PER_MINUTE: '2' });
    const spam = { ...MESSAGE, subtopic: 'spam' };
    expect(await statuses(3, (index) => send(from(`203.0.113.${index}`), spam))).toEqual([200, 200, 429]);
    expect((await site.quarantined()).length).toBe(2);
    expect((await send(from('203.0.113.9'))).status).toBe(200);
  });

  test('Forms: with a remote API what is held back is kept in our own store', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good());
    await send(from('203.0.113.9'), { ...MESSAGE, subtopic: 'spam' });
    expect([seen, (await site.quarantined()).map(({ call }) => call)]).toEqual([[], ['submitConsultation']]);
  });

  test('Forms: with a trusted proxy the visitor cannot choose another address', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1', TRUSTED_PROXY_HOPS: '1' });
    const found = await statuses(2, (index) => send(from(`198.51.100.${index}, 203.0.113.9`)));
    expect(found).toEqual([200, 429]);
  });

  test('Forms: what is over the limit does not reach the API', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1', WEBSITE_API_URL: WEBSITE });
    answers(() => good());
    await statuses(3, () => send(from('203.0.113.9')));
    await arrived();
    expect(seen).toHaveLength(1);
  });
});

describe('Forms: who a visitor is', () => {
  startedAnew();

  test('Forms: 120 posts with invented addresses lock nobody else out', async () => {
    site = await startSite();
    const peer = (address: string) => ({ 'x-tradego-peer': address });
    const found = await statuses(120, (index) => send({ ...from(`203.0.113.${index}`), ...peer('127.0.0.1') }));
    expect(found.filter((status) => status === 200)).toHaveLength(30);
    const direct = await statuses(120, (index) => send({ ...from(`203.0.113.${index}`), ...peer('198.51.100.1') }));
    expect(direct.filter((status) => status === 200)).toHaveLength(10);
    expect((await send({ ...from('198.51.100.2'), ...peer('198.51.100.2') })).status).toBe(200);
    expect((await send({ ...from('127.0.0.1'), ...peer('127.0.0.1') })).status).toBe(200);
  });

  test('Forms: an IPv6 /64 is one visitor', async () => {
    site = await startSite({ TRUSTED_PROXY_HOPS: '1' });
    const found = await statuses(11, (index) => send(from(`2001:db8:1:2:${index}::1`)));
    expect(found).toEqual([...Array(10).fill(200), 429]);
    expect((await send(from('2001:db8:1:3::1'))).status).toBe(200);
  });
});

describe('a submission that our store does not take', () => {
  startedAnew();

  const rename = async (name: string, to: string) =>
    (await site.store()).schema.alterTable(name).renameTo(to).execute();
  const breakInbox = () => rename('consultations', 'consultations_away');
  const mendInbox = () => rename('consultations_away', 'consultations');
  const fromOne = () => send(from('203.0.113.9'));

  test('Calls: it is answered with 503 and a plain sentence', async () => {
    site = await startSite();
    await breakInbox();
    const ours = await fromOne();
    const { result, msg, ...more } = await ours.json();
    expect([ours.status, result, typeof msg, more]).toEqual([503, 0, 'string', {}]);
    expect(msg).not.toMatch(/consultations|SQL|at \S+\(|\n/);
  });

  test('Forms: a submission that failed does not count', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1' });
    await breakInbox();
    expect(await statuses(2, fromOne)).toEqual([503, 503]);
    await mendInbox();
    expect((await fromOne()).status).toBe(200);
  });

  test('Forms: of several at once those that failed do not count', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '2' });
    await breakInbox();
    await Promise.all([fromOne(), fromOne()]);
    await mendInbox();
    expect(await statuses(3, fromOne)).toEqual([200, 200, 429]);
  });

  test('Forms: a plain form comes back with its words', async () => {
    site = await startSite();
    await breakInbox();
    const form = postForm({ ...MESSAGE, returnTo: '/contactUs', lang: 'en' });
    const answer = await site.calls.submitConsultation(form);
    const page = await answer.text();
    expect(answer.status).toBe(503);
    for (const words of ['everything you wrote is still here', MESSAGE.name, MESSAGE.content]) {
      expect(page).toContain(words);
    }
  });

  test('the log names the call and holds nothing the visitor wrote', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(async (request) => refused({ msg: await request.text() }));
    await send(from('203.0.113.9'));
    while (!log.some((line) => line.includes('outbox.waiting')))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const told = log.join('\n');
    const words = Object.values(MESSAGE).filter(({ length }) => length > 1);
    expect([told.includes('submitConsultation'), words.filter((word) => told.includes(word))]).toEqual([true, []]);
  });

  test('§7 the API gets the judged fields only, never the honeypot or the page', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good());
    await send(from('203.0.113.9'), { ...MESSAGE, subtopic: '', returnTo: '/contactUs', lang: 'en', extra: 'x' });
    await arrived();
    expect(seen[0]?.body).toEqual(MESSAGE);
  });
});

describe('§7 download clicks', () => {
  startedAnew();

  test('§7 download click: pageNum, plate and remark are kept', async () => {
    site = await startSite();
    const answer = await site.calls.trackDownload(post(CLICK));
    const clicks = await (await site.store()).selectFrom('download_clicks').selectAll().execute();
    expect([answer.status, clicks]).toMatchObject([200, [{ page_num: 16, plate: 2, remark: 'iOS' }]]);
  });

  test('a click that no page of this site sent is refused, and not counted', async () => {
    site = await startSite();
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example.org' };
    const clicked = await site.calls.trackDownload(post(CLICK, foreign));
    const counted = await site.calls.updateDownloadCount(post(COUNT, { 'Sec-Fetch-Site': 'none' }));
    const store = await site.store();
    const rows = await Promise.all([
      store.selectFrom('download_clicks').selectAll().execute(),
      store.selectFrom('download_counts').selectAll().execute(),
    ]);
    expect([clicked.status, counted.status, rows]).toEqual([403, 403, [[], []]]);
  });

  test('§7 update download count: counts a package once per call', async () => {
    site = await startSite();
    const count = () => site.calls.updateDownloadCount(post({ orgCode: 'TTT', pid: 'TTT-WIN-MAIN' }));
    await statuses(2, count);
    const counts = await (await site.store()).selectFrom('download_counts').selectAll().execute();
    expect(counts).toEqual([{ org_code: 'TTT', pid: 'TTT-WIN-MAIN', downloads: 2 }]);
  });

  test('§7 update download count: known packages are those of the API', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(({ url }) =>
      url.includes('getInstallationPackage')
        ? good({ installationPackageRtVOS: [{ pid: 'remote', url: 'https://a.test/a.apk' }] })
        : good(),
    );
    const count = (pid: string) => site.calls.updateDownloadCount(post({ orgCode: 'TTT', pid }));
    const found = await statuses(4, (index) => count(index % 2 === 0 ? 'remote' : 'TTT-WIN-MAIN'));
    const paths = seen.map(({ url }) => url.pathname.replace(/.*[/]/, ''));
    expect(found).toEqual([200, 400, 200, 400]);
    expect(paths).toEqual(['getInstallationPackage', 'updateDownloadCount', 'updateDownloadCount']);
  });

  test('§9 clicks on the app page and the SDK page are counted, others are not', async () => {
    site = await startSite();
    const click = async (plate: number, pageNum: number) =>
      (await site.calls.trackDownload(post({ plate, pageNum, remark: '' }))).status;
    const codes = Array.from({ length: 18 }, (_, index) => index + 1);
    const known = async (plate: number) => {
      const found = [];
      for (const code of codes) if ((await click(plate, code)) === 200) found.push(code);
      return found;
    };
    expect(await known(1)).toEqual([1, 2, 3, 4, 5, 8, 9, 10]);
    expect(await known(2)).toEqual([11, 12, 13, 14, 15, 16, 17]);
    expect(await known(3)).toEqual([]);
  });

  test('a flood of clicks leaves a row for each thing clicked on, and no visitor a minute without', async () => {
    site = await startSite();
    const click = (address: string) => site.calls.trackDownload(post(CLICK, from(address)));
    const found = await statuses(130, () => click('203.0.113.9'));
    expect([found.indexOf(429), (await click('203.0.113.10')).status]).toEqual([120, 200]);
    const clicks = await (await site.store()).selectFrom('download_clicks').selectAll().execute();
    expect(clicks).toMatchObject([{ plate: 2, page_num: 16, clicks: 121 }]);
  });
});

describe('§7 what is no download click', () => {
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  test.each([
    [{ orgCode: 'TTT', pid: 'INVENTED-1' }, 'pid'],
    [{ orgCode: 'XXX', pid: 'TTT-WIN-MAIN' }, 'orgCode'],
  ])('§7 update download count: %j is nothing we know, so nothing is counted', async (body, field) => {
    const answer = await site.calls.updateDownloadCount(post(body, { language: 'en' }));
    const counts = await (await site.store()).selectFrom('download_counts').selectAll().execute();
    expect([answer.status, Object.keys((await answer.json()).errors), counts]).toEqual([400, [field], []]);
  });

  test.each([{}, { pageNum: 'x', plate: 1 }, { pageNum: 0, plate: 1 }, { pageNum: 1 }, { pageNum: [1], plate: {} }])(
    'Calls: a click of %j is answered with 400 and its fields',
    async (click) => {
      const answer = await site.calls.trackDownload(post(click));
      expect([answer.status, await answer.json()]).toMatchObject([400, { result: 0, errors: expect.any(Object) }]);
    },
  );
});
