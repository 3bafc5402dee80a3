import { writeFileSync } from 'node:fs';
import en from '@/messages/en/common.json';
import zh from '@/messages/zh/common.json';
import zt from '@/messages/zt/common.json';
import { fakeApi, good, WEBSITE } from '../support/api-server';
import { MESSAGE, QUESTION, SPECIFIED, WRITES } from '../support/calls';
import { postForm, quietLog, type Site, startSite } from '../support/site';
import { onPostgres, takeAway } from '../support/temporary-store';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

/**
 * What visitors and programs are told while the store is away: written over in its place, or, where it is PostgreSQL,
 * taken away. (This file runs on both.)
 */

quietLog();
const { answers } = fakeApi();
let site: Site;
let comeBack: (() => Promise<void>) | undefined;
afterEach(async () => {
  await comeBack?.();
  comeBack = undefined;
  await site.stop();
});

async function startWithoutStore(settings: Record<string, string> = {}) {
  site = await startSite(settings);
  await site.store();
  if (onPostgres) comeBack = await takeAway(site.address);
  else writeFileSync(site.file, 'no database\n'.repeat(1000));
}

const LANGUAGES = { cht: zt, chs: zh, en } as const;

/** A call of §7 as a program makes it, over the one route of its base. */
function ask({ method, path, query, body }: (typeof SPECIFIED)[number], language: string): Promise<Response> {
  const search = new URLSearchParams(query).toString();
  return site.serveCall(
    new Request(`http://site.test${path}${search && `?${search}`}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', language },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
}

/** What these say is not in the store. */
const WITHOUT_STORE = ['softwareList', 'installationPackages', 'visitorArea'];
const FORMS = ['submitConsultation', 'submitQuestion'];

describe('the store is away: with the embedded API', () => {
  test.each(Object.entries(LANGUAGES))(
    'every call says so, in the language of its header (%s)',
    async (language, words) => {
      await startWithoutStore();
      for (const call of SPECIFIED) {
        const answer = await ask(call, language);
        const { result, msg } = await answer.json();
        if (WITHOUT_STORE.includes(call.name)) {
          expect([call.name, answer.status]).toEqual([call.name, 200]);
          continue;
        }
        expect([call.name, answer.status, result]).toEqual([call.name, 503, 0]);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        if (FORMS.includes(call.name)) expect(msg).toContain('@');
        else expect(msg).toBe(words.submission.notNow);
      }
    },
  );

  test('a form that a script sent is answered with the form’s own words', async () => {
    await startWithoutStore();
    const said = async (language: string) =>
      Promise.all(
        SPECIFIED.filter(({ name }) => FORMS.includes(name)).map(
          async (call) => (await (await ask(call, language)).json()).msg,
        ),
      );
    expect(await said('cht')).toEqual([
      expect.stringMatching(/^未能送出，.*電郵/),
      expect.stringMatching(/^問題未能送出，/),
    ]);
    expect(await said('chs')).toEqual([
      expect.stringMatching(/^未能发送，.*邮件/),
      expect.stringMatching(/^问题未能提交，/),
    ]);
    expect(await said('en')).toEqual([
      expect.stringMatching(/^Your message could not/),
      expect.stringMatching(/^Your question could not/),
    ]);
  });

  test.each(['zt', 'zh', 'en'])('a plain form comes back with every word that was typed (%s)', async (lang) => {
    await startWithoutStore();
    const forms = [
      site.calls.submitConsultation(postForm({ ...MESSAGE, returnTo: '/contactUs', lang })),
      site.calls.submitConsultation(postForm({ ...MESSAGE, lang }, {}, '?form=consultation')),
      site.calls.submitQuestion(postForm({ ...QUESTION, lang })),
    ];
    for (const [index, answer] of (await Promise.all(forms)).entries()) {
      const page = await answer.text();
      expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
      const typed = Object.values(index < 2 ? MESSAGE : QUESTION);
      expect(typed.filter((word) => !page.includes(word))).toEqual([]);
      expect(page).toContain({ zt: 'lang="zh-Hant"', zh: 'lang="zh-Hans"', en: 'lang="en"' }[lang]);
    }
  });

  test('what seems to be a program’s is told the same', async () => {
    await startWithoutStore();
    const answer = await site.calls.submitConsultation(postForm({ ...MESSAGE, subtopic: 'spam', lang: 'en' }));
    expect(answer.status).toBe(503);
  });
});

test('the store is away: what a remote API answers is passed on, and no message is thanked for', async () => {
  await startWithoutStore({ WEBSITE_API_URL: WEBSITE });
  answers(({ url }) => good(SPECIFIED.find(({ path }) => url.includes(path))?.data));
  for (const call of SPECIFIED) {
    const isForm = FORMS.includes(call.name);
    const answer = await ask(call, 'en');
    // Clicks are of packages that the API names.
    const isClick = WRITES.includes(call.name) && !isForm;
    if (!isClick) expect([call.name, answer.status]).toEqual([call.name, isForm ? 503 : 200]);
  }
});
