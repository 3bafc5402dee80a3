import { expect, type Locator, type Page } from '@playwright/test';

/** What moves on a page: carousels, films, and the code that is fetched for them. */

export function carousel(page: Page, name: string) {
  const root = page.locator(`[data-testid="carousel"][data-name="${name}"]`);
  return {
    root,
    slides: root.locator('[aria-live] > [role="group"]'),
    /** The slide in view: the others are inert once the carousel has started. */
    shown: root.locator('[aria-live] > [role="group"]:not([inert])'),
    marks: root.locator('button[aria-controls]'),
    started: root.locator('[data-started]'),
    /** Fills while a slide has its time; there is none when the carousel does not move by itself. */
    progress: root.locator('[data-running]'),
  };
}

/** Scrolls to a place as a reader does, who clicks when the page has come to rest: it scrolls smoothly. */
export async function readTo(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  let before: number | undefined;
  await expect
    .poll(
      async () => {
        const now = (await target.boundingBox())?.y;
        const rests = now === before;
        before = now;
        return rests;
      },
      { intervals: [150] },
    )
    .toBe(true);
}

export function filmOf(page: Page, name: string) {
  const video = page.locator(`[data-testid="video"][data-name="${name}"]`);
  return {
    video,
    plays: () => video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0),
    address: () => video.evaluate((element: HTMLVideoElement) => element.currentSrc),
    frame: video.locator('xpath=..'),
  };
}

/** Addresses of a kind that the page has fetched so far. */
export function watchRequests(page: Page, kind: RegExp): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (kind.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

export const FILMS = /\.(webm|mp4)(\?|$)/;

/** Names that minifying keeps, by which fetched code is known. */
export const CODE = { swiper: 'slideFullyVisibleClass', forms: 'validateOnBlur' } as const;

/** Whether code that holds a piece of text has been fetched so far. */
export function watchCode(page: Page): (text: string) => Promise<boolean> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  return async (text) => (await Promise.all(scripts)).some((script) => script.includes(text));
}

export function scrollTo(page: Page, y: number): Promise<void> {
  return page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}

/** A strip that is cut fades at its ends as the reader's finger moves it (components/ui/motion/strip.module.css). */
const BY_HAND = 'fades-where-cut';

/** How many things move by themselves just now. */
export function moving(page: Page): Promise<number> {
  return page.evaluate(
    (byHand) =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter((each) => !(each instanceof CSSAnimation && each.animationName.includes(byHand))).length +
      [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
    BY_HAND,
  );
}

/** What Tab reaches inside the page's own part, and what it ought to reach there, each by its name. */
export async function tabThrough(page: Page): Promise<{ reached: string[]; expected: string[] }> {
  const expected = await page.evaluate(() => {
    const name = (element: HTMLElement, index: number) =>
      `${index} ${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
    const stops = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, [tabindex])'),
    ].filter(
      (element) =>
        element.tabIndex >= 0 && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
    );
    return stops.map((element, index) => {
      element.dataset.stop = name(element, index);
      return element.dataset.stop;
    });
  });
  const main = page.getByRole('main');
  await main.evaluate((element) => element.focus());
  const reached: string[] = [];
  for (let presses = 0; presses <= expected.length; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { top, bottom } = element.getBoundingClientRect();
      const seen = element.matches(':focus-visible') && bottom > 0 && top < window.innerHeight;
      // A strip of tabs hands its focus on to the chosen tab.
      return seen ? element.closest<HTMLElement>('[data-stop]')?.dataset.stop : undefined;
    });
    if (stop) reached.push(stop);
  }
  return { reached, expected };
}
