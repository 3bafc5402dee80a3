import { LOCALES } from '../../../lib/i18n/locales';
import { LAYOUTS, ROUTE_IDS, ROUTES } from '../../../lib/site/routes';
import { type GradedAnswer, gradeOf } from '../support/observatory';
import { expect, test, userAgentOf } from '../support/test';

const LEAST = 115;

const GOOD: GradedAnswer = {
  headers: {
    'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-a'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  },
  cookies: [],
  html: '<script src="/a.js"></script>',
};

test.describe('§Trust graded by the rules of Mozilla Observatory', () => {
  for (const layout of LAYOUTS) {
    test(`§Trust every page of the ${layout} layout, in every language, has at least ${LEAST}`, async ({ baseURL }) => {
      for (const id of ROUTE_IDS) {
        const path = ROUTES[id].paths[layout];
        if (path === null) continue;
        for (const locale of LOCALES) {
          const address = `${path}?lang=${locale}`;
          const answer = await fetch(new URL(address, baseURL), { headers: { 'User-Agent': userAgentOf(layout) } });
          const { score, findings } = gradeOf({
            headers: Object.fromEntries(answer.headers),
            cookies: answer.headers.getSetCookie(),
            html: await answer.text(),
          });
          expect(score, `${address}: ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(LEAST);
        }
      }
    });
  }

  const worse: [what: string, change: Partial<GradedAnswer> & { header?: Record<string, string> }, score: number][] = [
    ['as it is', {}, 130],
    ['with a cookie of its own that plain HTTP would send', { cookies: ['language=zh; SameSite=lax'] }, 125],
    ['without a policy', { header: { 'content-security-policy': '' } }, 75],
    [
      'with inline scripts',
      { header: { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" } },
      80,
    ],
    ['with a script of another host', { html: '<script src="https://cdn.example.com/a.js"></script>' }, 125],
    ['without HTTPS for half a year', { header: { 'strict-transport-security': 'max-age=60' } }, 120],
    [
      'for everybody’s frames',
      { header: { 'content-security-policy': "default-src 'none'", 'x-frame-options': '' } },
      80,
    ],
  ];
  for (const [what, { header, ...change }, score] of worse) {
    test(`§Trust an answer ${what} has ${score}`, () => {
      expect(gradeOf({ ...GOOD, ...change, headers: { ...GOOD.headers, ...header } }).score).toBe(score);
    });
  }
});
