import type { Page } from '@playwright/test';
import type { Locale } from '../../../lib/i18n/locales';
import type { Layout } from '../../../lib/site/routes';
import { read } from '../support/reading';
import { DEVICES, expect, PAGES, test } from '../support/test';

/** Every page of a layout, and some articles. */
const pathsOf = (layout: Layout, lang: Locale) =>
  [
    ...PAGES.filter((one) => one.layout === layout).map(({ path }) => `${path}?`),
    ...[31, 19, 4].map((id) => `/dynamicDetails?id=${id}&`),
  ].map((path) => `${path}lang=${lang}`);

/** Words of headings that stand on two lines: a word is what the browser's dictionary, a numeral or a unit makes one. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!heading.checkVisibility() || heading.closest('.visually-hidden, [popover], dialog')) continue;
      const nodes: { node: Node; from: number }[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      let text = '';
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden')) continue;
        nodes.push({ node, from: text.length });
        text += node.textContent ?? '';
      }
      const place = (at: number): [Node, number] => {
        const { node, from } = nodes.findLast((one) => one.from <= at) ?? { node: heading, from: 0 };
        return [node, at - from];
      };
      const words = [
        ...Array.from(segmenter.segment(text))
          .filter(({ isWordLike, segment }) => isWordLike && /\p{Script=Han}{2,}/u.test(segment))
          .map(({ segment, index }) => ({ segment, index })),
        // Figures and their units: 80萬+, 23.8%, 30日.
        ...Array.from(text.matchAll(/[\d.,]+[%+]|\d[\d.,]*[萬億年月日時分個家份項]\+?/gu), ({ 0: segment, index }) => ({
          segment,
          index,
        })),
      ];
      for (const { segment, index } of words) {
        const range = document.createRange();
        range.setStart(...place(index));
        const [node, at] = place(index + segment.length - 1);
        range.setEnd(node, at + 1);
        const middles = Array.from(range.getClientRects())
          .filter(({ width }) => width > 0)
          .map(({ top, height }) => top + height / 2);
        const size = Number.parseFloat(getComputedStyle(heading).fontSize);
        if (Math.max(...middles) - Math.min(...middles) > size / 2) broken.push(`${segment} in ${text}`);
      }
    }
    return broken;
  });
}

/** Numbers apart from their units at the ends of lines of any text that is seen; and words, where they stay whole. */
function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
    const isHidden = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      return !element.checkVisibility() || element.closest('[aria-hidden="true"], pre, code, svg, script') !== null;
    };
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (!/\p{Script=Han}/u.test(text) || !node.parentElement || isHidden(node.parentElement)) continue;
      range.selectNodeContents(node);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size < 2) continue;
      let below = Number.NEGATIVE_INFINITY;
      for (let at = 0; at < text.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getClientRects()[0];
        if (!box || box.width === 0) continue;
        const begins = box.top >= below - 2 && below > Number.NEGATIVE_INFINITY;
        below = box.bottom;
        if (!begins) continue;
        const [before, after] = [text.slice(0, at), text.slice(at)];
        const keepsWords = getComputedStyle(node.parentElement).wordBreak === 'keep-all';
        const word =
          keepsWords &&
          Array.from(segmenter.segment(text)).find(
            ({ segment, index }) => index < at && index + segment.length > at && /\p{Script=Han}{2}/u.test(segment),
          );
        const counted =
          /[\d〇一二三四五六七八九十百千]\s?$/.test(before) &&
          /^[年月日宗隻只個个家名人次項项萬万億亿股倍秒時时天頁页份位種种%]/.test(after);
        if (word || counted) broken.add(`${before.slice(-8)}|${after.slice(0, 8)}`);
      }
    }
    return [...broken];
  });
}

/** Lines of headings that end with a word that joins what follows, or begin with 的. */
function looseLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
    const range = document.createRange();
    const loose: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!heading.checkVisibility() || heading.closest('.visually-hidden, [popover], dialog')) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      let [line, bottom] = ['', Number.POSITIVE_INFINITY];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? '';
        for (let at = 0; at < text.length; at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getClientRects()[0];
          if (!box || box.width === 0) continue;
          if (box.top >= bottom - 2) {
            const last = Array.from(segmenter.segment(line.trim()), ({ segment }) => segment).at(-1) ?? '';
            if (/^[及與与和或]$/.test(last) || text[at] === '的') loose.push(`${line}|${text.slice(at)}`);
            line = '';
          }
          line += text[at];
          bottom = box.bottom;
        }
      }
    }
    return loose;
  });
}

/** Justified paragraphs of a page, with what is wrong with their lines. */
function paragraphsOf(page: Page): Promise<{ lines: string[]; wrong: string[] }[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const isJustified = (element: Element) =>
      element.checkVisibility() &&
      getComputedStyle(element).textAlign === 'justify' &&
      Array.from(element.querySelectorAll('*')).every((inner) => getComputedStyle(inner).display === 'inline');
    return Array.from(document.querySelectorAll('main p, main li'))
      .filter(isJustified)
      .map((paragraph) => {
        const size = Number.parseFloat(getComputedStyle(paragraph).fontSize);
        const edge = paragraph.getBoundingClientRect().right;
        const lines: { text: string; middle: number; right: number }[] = [];
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const text = node.textContent ?? '';
          for (let at = 0; at < text.length; at++) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const box = Array.from(range.getClientRects()).at(-1);
            if (!box || box.width === 0) continue;
            const middle = box.top + box.height / 2;
            const line = lines.at(-1);
            if (!line || middle > line.middle + size / 2)
              lines.push({ text: text[at] ?? '', middle, right: box.right });
            else {
              line.text += text[at];
              if (text[at]?.trim()) line.right = Math.max(line.right, box.right);
            }
          }
        }
        const words = lines.map(({ text }) => text);
        const wrong = lines.flatMap(({ text, right }, place) => [
          ...(place < lines.length - 1 && edge - right > size ? [`ends before the edge: ${text}`] : []),
          ...(place > 0 && /^[，。、；：？！）」』》]/.test(text) ? [`begins with a closing mark: ${text}`] : []),
        ]);
        const last = words.at(-1) ?? '';
        if (words.length > 1 && last.replace(/[\p{P}\s]/gu, '').length === 1) wrong.push(`is one character: ${last}`);
        return { lines: words, wrong };
      });
  });
}

test.describe('design, Foundations: Chinese lines', () => {
  // What the server sends is what is measured, before scripts as after them.
  test.use({ ...DEVICES.mobile, javaScriptEnabled: false });

  test('design, Chinese lines: no word of a heading, lead or cell is broken, no number parted from what it counts, and no line of a heading begins with 的 or ends with 及, on a phone', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const broken: string[] = [];
    const found = (where: string, texts: string[]) => broken.push(...texts.map((text) => `${where}: ${text}`));
    let headings = 0;
    for (const path of pathsOf('mobile', 'zt')) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      headings += await page.locator('h1, h2, h3').count();
      found(`${path} at 390 px`, [...(await brokenTexts(page)), ...(await brokenWords(page))]);
      found(`${path} at 390 px`, await looseLines(page));
      await page.setViewportSize({ width: 360, height: 844 });
      found(`${path} at 360 px`, await looseLines(page));
      await page.setViewportSize({ width: 320, height: 844 });
      found(`${path} at 320 px`, await brokenWords(page));
    }
    expect(headings).toBeGreaterThan(100);
    expect(broken).toEqual([]);
  });

  test('design, Chinese lines: an article’s title, the longest of headings, too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    for (const id of [38, 36, 20, 6]) {
      await page.goto(`/dynamicDetails?id=${id}&lang=zt`, { waitUntil: 'domcontentloaded' });
      expect([id, await brokenWords(page)]).toEqual([id, []]);
    }
  });

  for (const path of ['/privacyPolicy', '/dynamicDetails?id=24', '/aboutUs', '/brokerService']) {
    test(`design, Chinese lines: paragraphs of ${path} are justified, without a last line of one character`, async ({
      page,
    }) => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=zt`, { waitUntil: 'domcontentloaded' });
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        const paragraphs = (await paragraphsOf(page)).filter(({ lines }) => lines.length > 1);
        expect(paragraphs.length).toBeGreaterThan(5);
        expect(paragraphs.flatMap(({ wrong }) => wrong)).toEqual([]);
      }
    });
  }

  test('design, Chinese lines: English has no places to break but its spaces', async () => {
    for (const path of ['/home', '/investorRelations', '/companyDynamics']) {
      const { $ } = await read(`${path}?lang=en`, 'mobile');
      expect([path, $('h1').length, $('main wbr').length]).toEqual([path, 1, 0]);
    }
  });
});

// Words are joined by the same rules in either script: the other one where lines are shortest.
for (const [layout, lang] of [
  ['desktop', 'zt'],
  ['mobile', 'zh'],
] as const) {
  test.describe(`design, Foundations: Chinese lines on ${layout}`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test(`design, Chinese lines: no number is parted from what it counts, no word of a heading, lead or cell broken, in ${lang} on ${layout}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const broken: string[] = [];
      for (const path of pathsOf(layout, lang)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        broken.push(...(await brokenTexts(page)).map((text) => `${path}: ${text}`));
      }
      expect(broken).toEqual([]);
    });
  });
}
