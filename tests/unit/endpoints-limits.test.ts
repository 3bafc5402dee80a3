import { HttpResponse } from 'msw';
import en from '@/messages/en/common.json';
import zh from '@/messages/zh/common.json';
import { fakeApi, good, refused, timeoutAtOnce, WEBSITE } from './support/api-server';
import { CLICK, MESSAGE, QUESTION } from './support/calls';
import { post, postForm, quietLog, type Site, startSite } from './support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
const { seen, answers } = fakeApi();
let site: Site;
afterEach(() => site.stop());

const from = (address: string, language = 'en') => ({ 'X-Forwarded-For': address, language });
const send = (headers: Record<string, string>, body: object = MESSAGE) =>
  site.submissions.receiveConsultation(post(body, headers));
async function statuses(count: number, one: (index: number) => Promise<Response>): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await one(index)).status);
  return found;
}

describe('decisions, Forms: too many submissions', () => {
  test('decisions, Forms: by default 10 of one visitor are accepted, the next is answered with 429', async () => {
    site = await startSite();
    expect(await statuses(11, () => send(from('203.0.113.9')))).toEqual([...Array(10).fill(200), 429]);
  });

  test('decisions, Forms: by default 120 of all are accepted in a minute', async () => {
    site = await startSite();
    const found = await statuses(121, (index) => send(from(`203.0.113.${index}`)));
    expect(found.indexOf(429)).toBe(120);
  });

  test.each([
    ['en', en.submission.tooMany],
    ['chs', zh.submission.tooMany],
  ])('decisions, Forms: 429 says so in the language of the header (%s) and when to try again', async (lang, words) => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1' });
    await send(from('203.0.113.9', lang));
    const answer = await send(from('203.0.113.9', lang));
    expect([answer.status, await answer.json()]).toEqual([429, { result: 0, msg: words }]);
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d{0,2}$/);
  });

  test('decisions, Forms: over the limit a plain form is led back to #not-sent', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1' });
    const form = () => postForm({ ...MESSAGE, returnTo: '/contactUs', lang: 'zt' });
    await site.submissions.receiveConsultation(form());
    const answer = await site.submissions.receiveConsultation(form());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contactUs#not-sent']);
  });

  test('decisions, Forms: messages and questions share the limit of a visitor', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1' });
    await send(from('203.0.113.9'));
    const answer = await site.submissions.receiveQuestion(post(QUESTION, from('203.0.113.9')));
    expect(answer.status).toBe(429);
  });

  test('decisions, Forms: refused fields and honeypots do not count', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1' });
    await send(from('203.0.113.9'), { ...MESSAGE, phone: '7' });
    await send(from('203.0.113.9'), { ...MESSAGE, website: 'spam' });
    expect((await send(from('203.0.113.9'))).status).toBe(200);
  });

  test('decisions, Forms: with a trusted proxy the visitor cannot choose another address', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1', TRUSTED_PROXY_HOPS: '1' });
    const found = await statuses(2, (index) => send(from(`198.51.100.${index}, 203.0.113.9`)));
    expect(found).toEqual([200, 429]);
  });

  test('decisions, Forms: what is over the limit does not reach the API', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1', WEBSITE_API_URL: WEBSITE });
    answers(() => good());
    await statuses(3, () => send(from('203.0.113.9')));
    expect(seen).toHaveLength(1);
  });
});

describe('a submission that the website API does not take', () => {
  const broken = () => HttpResponse.json({ result: 0, trace: 'at Secret.java:7' }, { status: 500 });

  test.each([
    ['a refusal', () => refused({ msg: 'no' })],
    ['a status of 500', broken],
    ['an HTML page', () => HttpResponse.html('<h1>Gateway</h1>')],
    ['no network', () => HttpResponse.error()],
  ])('decisions, Calls: %s is answered with 502 and a plain sentence', async (_, answer) => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(answer);
    const ours = await send(from('203.0.113.9'));
    const { result, msg, ...more } = await ours.json();
    expect([ours.status, result, typeof msg, more]).toEqual([502, 0, 'string', {}]);
    expect(msg).not.toMatch(/Secret|Gateway|at \S+\(|\n/);
  });

  test('decisions, Calls: an API that does not answer in time is answered with 504', async () => {
    const { silence } = timeoutAtOnce();
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(silence);
    expect((await send(from('203.0.113.9'))).status).toBe(504);
  });

  test('decisions, Forms: a submission that failed does not count', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '1', WEBSITE_API_URL: WEBSITE });
    answers(broken, broken, () => good());
    expect(await statuses(3, () => send(from('203.0.113.9')))).toEqual([502, 502, 200]);
  });

  test('decisions, Forms: of two at once the failed one does not count', async () => {
    site = await startSite({ SUBMISSIONS_PER_VISITOR: '2', WEBSITE_API_URL: WEBSITE });
    answers(broken, () => good());
    await Promise.all([send(from('203.0.113.9')), send(from('203.0.113.9'))]);
    expect((await send(from('203.0.113.9'))).status).toBe(200);
  });

  test('decisions, Forms: a plain form is led back to #not-sent', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(broken);
    const form = postForm({ ...MESSAGE, returnTo: '/contactUs', lang: 'en' });
    const answer = await site.submissions.receiveConsultation(form);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contactUs?lang=en#not-sent']);
  });

  test('the log names the call and holds nothing the visitor wrote', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(async (request) => refused({ msg: await request.text() }));
    await send(from('203.0.113.9'));
    const told = log.join('\n');
    const words = Object.values(MESSAGE).filter(({ length }) => length > 1);
    expect([told.includes('submitConsultation'), words.filter((word) => told.includes(word))]).toEqual([true, []]);
  });

  test('§7 the API gets the judged fields only, never the honeypot or the page', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good());
    await send(from('203.0.113.9'), { ...MESSAGE, website: '', returnTo: '/contactUs', lang: 'en', extra: 'x' });
    expect(seen[0]?.body).toEqual(MESSAGE);
  });
});

describe('§7 download clicks', () => {
  test('§7 download click: pageNum, plate and remark are kept', async () => {
    site = await startSite();
    const answer = await site.submissions.receiveDownloadClick(post(CLICK));
    const clicks = await (await site.store()).selectFrom('download_clicks').selectAll().execute();
    expect([answer.status, clicks]).toMatchObject([200, [{ page_num: 16, plate: 2, remark: 'iOS' }]]);
  });

  test('§7 update download count: counts a package once per call', async () => {
    site = await startSite();
    const count = () => site.submissions.receiveDownloadCount(post({ orgCode: 'TTT', pid: 'TTT-WIN-MAIN' }));
    await statuses(2, count);
    const counts = await (await site.store()).selectFrom('download_counts').selectAll().execute();
    expect(counts).toEqual([{ org_code: 'TTT', pid: 'TTT-WIN-MAIN', downloads: 2 }]);
  });

  test.each([{}, { pageNum: 'x', plate: 1 }, { pageNum: 0, plate: 1 }, { pageNum: 1 }, { pageNum: [1], plate: {} }])(
    'decisions, Calls: a click of %j is answered with 400 and its fields',
    async (click) => {
      site = await startSite();
      const answer = await site.submissions.receiveDownloadClick(post(click));
      expect([answer.status, await answer.json()]).toMatchObject([400, { result: 0, errors: expect.any(Object) }]);
    },
  );
});
