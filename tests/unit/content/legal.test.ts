import { RETENTION } from '@/lib/config/retention';
import { LEGAL_DOCUMENTS, LEGAL_ROUTES } from '@/lib/content/legal';
import type { LegalBlock, LegalDocument, LegalRoute, LegalTable } from '@/lib/content/legal/document';
import { VISITOR_WINDOW_MS } from '@/lib/endpoints/submission-limits';
import { LOCALES } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/site/routes';

/** The documents of §2, compared between languages and with the figures of §9. */

const each = LEGAL_ROUTES.flatMap((route) => LOCALES.map((locale) => [route, locale] as const));
const textOf = (document: LegalDocument) => JSON.stringify(document);
const shapeOf = (block: LegalBlock) => {
  if (typeof block === 'string') return 'text';
  if ('part' in block) return block.id;
  return 'rows' in block ? block.rows.map((row) => row.length) : block.length;
};
const outlineOf = ({ intro, further, chapters, versions }: LegalDocument) => ({
  intro: intro.length,
  further: further?.entries.length,
  chapters: chapters.map(({ id, body }) => [id, body.map(shapeOf)]),
  versions: versions.map(({ version, updated, effective }) => [version, updated, effective]),
});

describe('§2 reading pages', () => {
  test.each(LEGAL_ROUTES)('%s has the same chapters, parts, rows and versions in every language', (route) => {
    const { zt, zh, en } = LEGAL_DOCUMENTS[route];
    expect(outlineOf(zh)).toEqual(outlineOf(zt));
    expect(outlineOf(en)).toEqual(outlineOf(zt));
  });

  test.each(each)('every address of %s in %s is its own, and every link leads to a page', (route, locale) => {
    const document = LEGAL_DOCUMENTS[route][locale];
    const ids = document.chapters.flatMap(({ id, body }) => [
      id,
      ...body.flatMap((block) => (typeof block === 'object' && 'part' in block ? [block.id] : [])),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...textOf(document).matchAll(/\]\((\w+)(?:#([\w-]+))?\)/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, target = '', fragment] of links) {
      expect(Object.keys(ROUTES)).toContain(target);
      if (fragment)
        expect(LEGAL_DOCUMENTS[target as LegalRoute][locale].chapters.map(({ id }) => id)).toContain(fragment);
    }
  });

  test.each(each)('every chapter of %s in %s begins with one sentence in plain words', (route, locale) => {
    for (const { plain } of LEGAL_DOCUMENTS[route][locale].chapters) expect(plain).toMatch(/^[^。.]+[。.]$/);
  });
});

describe.each(LOCALES)('§2 privacy policy, %s', (locale) => {
  const policy = LEGAL_DOCUMENTS.privacyPolicy[locale];
  const chapter = (id: string) => JSON.stringify(policy.chapters.find((one) => one.id === id));

  test('§2 4 intro paragraphs, 6 further paragraphs, 9 chapters', () => {
    expect(policy.intro).toHaveLength(4);
    expect(policy.further?.entries).toHaveLength(6);
    expect(policy.chapters).toHaveLength(9);
  });

  test('§2 the table stands in chapter 2', () => {
    expect(policy.chapters[1]?.body.some((block) => typeof block === 'object' && 'rows' in block)).toBe(true);
  });

  test('§2 updated on 2021-10-29, effective from 2021-11-01', () => {
    expect(policy.versions[0]).toMatchObject({ updated: '2021-10-29', effective: '2021-11-01' });
  });

  test('§9 access requests within 15 days, identity within 5 working days', () => {
    expect(chapter('rights')).toMatch(/15 (日|days)/);
    expect(chapter('rights')).toMatch(/5 (個工作天|个工作日|working days)/);
  });

  test('§9 30 days’ notice before operation ceases, transaction records kept 1 year or more', () => {
    expect(chapter('security')).toMatch(/30 (日|days’ notice)/);
    expect(chapter('purposes')).toMatch(/1 (年或以上|year or more)/);
  });

  test('privacy: it names the times that the site keeps', () => {
    const {
      answeredEnquiryMonths,
      answeredQuestionDays,
      unansweredMonths,
      alertRequestHours,
      quarantineMonths,
      copiesMonths,
    } = RETENTION;
    const table = policy.chapters[1]?.body.find((block) => typeof block === 'object' && 'rows' in block) as LegalTable;
    const times = table.rows.map(([, , , time = '']) => [
      ...time.matchAll(/(\d+) (個月|个月|months|日|天|days|小時|小时|hours)/g),
    ]);
    const asSaid = times.slice(0, 5).map((found) => found.map(([, count]) => Number(count)));
    expect(asSaid).toEqual([
      [answeredEnquiryMonths, unansweredMonths],
      [answeredQuestionDays, unansweredMonths],
      [alertRequestHours],
      [quarantineMonths],
      [copiesMonths],
    ]);
    const words = (amount: number, unit: string) => new RegExp(`${amount} (${unit})`);
    expect(chapter('purposes')).toMatch(words(RETENTION.remindAfterMonths, '個月|个月|months'));
    expect(chapter('collection')).toMatch(words(RETENTION.submissionCountMinutes, '分鐘|分钟|minutes'));
    expect(chapter('collection')).toMatch(words(RETENTION.submissionKeyHours, '小時|小时|hours'));
    expect(VISITOR_WINDOW_MS).toBeLessThan(RETENTION.submissionCountMinutes * 60_000);
  });

  test('§2 it leads to the third-party information', () => {
    expect(chapter('sharing')).toContain('(thirdPartyInformation)');
  });

  test('Cap. 486 is named, with its principles, data users and the Commissioner', () => {
    expect(textOf(policy)).toMatch(/486/);
    expect(textOf(policy)).toContain('PCPD');
    expect(textOf(policy)).toMatch(/資料使用者|资料使用者|data user/);
  });
});

describe.each(LOCALES)('§2 service terms, %s', (locale) => {
  const terms = LEGAL_DOCUMENTS.serviceTerms[locale];

  test('§2 18 sections', () => {
    expect(terms.chapters).toHaveLength(18);
  });

  test('§2 users must give accurate registration data', () => {
    expect(JSON.stringify(terms.chapters[3])).toMatch(
      /必須提供真實、準確|必须提供真实、准确|must give registration data that is true, accurate/,
    );
  });
});
