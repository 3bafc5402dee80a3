import type { Page } from '@playwright/test';
import { DEVICES, expect, test } from '../support/test';

/** Edges and rhythm, of every section of these pages, in one window after another. */

const PATHS = [
  '/home',
  '/tradeGoMarkets',
  '/personalServices',
  '/brokerService',
  '/investorRelations',
  '/aboutUs',
  '/contactUs',
] as const;

const WINDOWS = [
  { name: 'a desktop of 1440 px', device: DEVICES.desktop, width: 1440, height: 900, section: 112, strip: 80 },
  { name: 'a tablet of 1024 px', device: DEVICES.desktop, width: 1024, height: 768, section: 112, strip: 80 },
  { name: 'a phone of 390 px', device: DEVICES.mobile, width: 390, height: 844, section: 64, strip: 48 },
] as const;

/** Lines of text have a little room of their own, and so does what a finger hits. */
const ROOM = 10;

interface Measured {
  edges: Record<string, [left: number, right: number]>;
  sections: { name: string; strip: boolean; introduced: boolean; above: number; below?: number }[];
}

/** Where header, content and footer begin and end, and how far the words and pictures of each section are from its ends. */
function measured(page: Page): Promise<Measured> {
  return page.evaluate(async () => {
    const round = (px: number) => Math.round(px * 10) / 10;
    // What is hidden keeps its room: the entries of a choice lie over one another.
    const visible = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 1 && height > 1 && one.checkVisibility();
    };
    const hasWords = (one: Element) =>
      Array.from(one.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    /** Top and bottom of all that is seen within, less what is laid over or out of it. */
    const ends = (part: Element) => {
      const seen = Array.from(part.querySelectorAll('*')).filter(
        (one) =>
          (hasWords(one) || one.matches('img, svg, video, button, input, textarea, select, [role=presentation]')) &&
          visible(one) &&
          !one.closest('[popover], dialog, .visually-hidden, script, [aria-hidden="true"] [aria-hidden="true"]'),
      );
      const isDrawn = (one: Element) => {
        const { backgroundColor, backgroundImage, borderTopWidth, borderBottomWidth } = getComputedStyle(one);
        return (
          backgroundImage !== 'none' ||
          !/, 0\)$|^transparent$/.test(backgroundColor) ||
          Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0
        );
      };
      // A picture that has a place of its own in a part which cuts it off makes that part no higher.
      const isLaidBehind = (one: Element) => {
        if (getComputedStyle(part).overflowY !== 'hidden') return false;
        for (let outer = one.parentElement; outer && outer !== part; outer = outer.parentElement) {
          if (getComputedStyle(outer).position === 'absolute' && outer.offsetParent === part) return true;
        }
        return false;
      };
      const boxes = seen
        .filter((one) => !isLaidBehind(one))
        .map((one) => {
          // A control is as large as what takes the pointer; what stands on a card or between lines ends where they do.
          let whole = one.closest('a, button, label') ?? one;
          for (let outer = one.parentElement; outer && outer !== part; outer = outer.parentElement) {
            if (isDrawn(outer)) whole = outer;
          }
          return (part.contains(whole) ? whole : one).getBoundingClientRect();
        })
        // Pictures of tabs wait far above the page until they are asked for.
        .filter((box) => box.bottom + window.scrollY > 0);
      return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
    };
    const content = (box: Element | null | undefined): [number, number] => {
      if (!box) throw new Error('A page has a header, a content and a footer.');
      const { left, right } = box.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      return [round(left + Number.parseFloat(paddingLeft)), round(right - Number.parseFloat(paddingRight))];
    };
    const header = document.querySelector('[data-testid="site-header"]');
    const footer = document.querySelector('[data-testid="site-footer"]');
    const main = document.querySelector('main');
    const edges: Record<string, [number, number]> = {
      header: content(header?.firstElementChild),
      footer: content(footer?.firstElementChild),
    };
    const brand = header?.querySelector('a')?.getBoundingClientRect().left;
    edges['the mark and the footer’s'] = [round(brand ?? 0), round(edges.header?.[1] ?? 0)];
    const sections: Measured['sections'] = [];
    const parts = Array.from(main?.querySelectorAll('[data-page-heading], section[data-tone]') ?? []);
    const scenes = Array.from(main?.querySelectorAll('[data-testid="scene"]') ?? []);
    for (const [place, part] of parts.entries()) {
      const name = part.id || part.getAttribute('data-testid') || part.querySelector('h1, h2')?.textContent || '';
      window.scrollTo({ top: part.getBoundingClientRect().top + window.scrollY - 80, behavior: 'instant' });
      // Pictures are asked for as a frame is drawn. Now and then one of several busy browsers draws none for a while;
      // what is measured is the layout, which stands without.
      await new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, 400);
      });
      // What lies behind it is no content.
      const box = part.querySelector(':scope > :not([aria-hidden="true"])');
      if (box) edges[name] = content(box);
      const tone = part.getAttribute('data-tone') ?? 'paper';
      const before = parts[place - 1];
      const after = parts[place + 1];
      // A scene across the page parts what stands on one ground before and after it.
      const isParted = (other: Element) =>
        scenes.some((scene) => {
          const ways = [other, part].map(
            (one) => scene.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
          );
          return ways[0] !== ways[1];
        });
      const joins = (other: Element | undefined) =>
        other && (other.getAttribute('data-tone') ?? 'paper') === tone && !isParted(other);
      const whole = part.getBoundingClientRect();
      const { top, bottom } = ends(part);
      const under = header?.getBoundingClientRect().height ?? 0;
      // Neighbours on one ground share their space: it is measured once, from the last line before.
      const above = joins(before) && before ? top - ends(before).bottom : top - whole.top;
      // A picture that runs off the section’s lower edge ends there.
      const runsOff = Array.from(part.querySelectorAll('img')).some(
        (image) => Math.abs(image.getBoundingClientRect().bottom - whole.bottom) < 1,
      );
      const below = joins(after) || runsOff ? undefined : whole.bottom - bottom;
      sections.push({
        name,
        strip: part.matches('[data-page-heading], [data-space="strip"]'),
        introduced: before?.matches('[data-page-heading]') ?? false,
        above: round(part.matches('[data-page-heading]') ? above - under : above),
        ...(below !== undefined && { below: round(below) }),
      });
    }
    return { edges, sections };
  });
}

for (const { name, device, width, height, section, strip } of WINDOWS) {
  test.describe(`design, Foundations: on ${name}`, () => {
    // Without motion every part stands where it belongs, wherever the page is scrolled to.
    test.use({ ...device, viewport: { width, height } });

    test(`design, Foundations: one left and one right edge, and as much space above a section as below it, on ${name}`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      for (const path of PATHS) {
        await page.goto(`${path}?lang=zt`, { waitUntil: 'load' });
        const { edges, sections } = await measured(page);
        for (const [part, [left, right]] of Object.entries(edges)) {
          expect([
            path,
            part,
            Math.abs(left - (edges.footer?.[0] ?? 0)) < 1,
            Math.abs(right - (edges.footer?.[1] ?? 0)) < 1,
          ]).toEqual([path, part, true, true]);
        }
        // 1200 px of content, once there is room for it.
        if (width >= 1296) expect((edges.footer?.[1] ?? 0) - (edges.footer?.[0] ?? 0)).toBe(1200);
        expect(sections.length, path).toBeGreaterThan(0);
        const uneven = sections.filter((one) => {
          const due = one.strip ? strip : section;
          // What a page's heading introduces stands as far below it as the heading below the header.
          const spaces = [[one.above, one.introduced ? strip : due] as const, [one.below ?? due, due] as const];
          return spaces.some(([space, wanted]) => Math.abs(space - wanted) > ROOM);
        });
        expect(uneven, path).toEqual([]);
      }
    });
  });
}
