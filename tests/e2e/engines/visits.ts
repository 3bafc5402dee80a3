import sharp from 'sharp';
import type { Layout, RouteId } from '../../../lib/site/routes';
import { wordsOf } from '../support/words';
import type { Tab } from './browsers';
import { expect, HEADER, isSeen, openNavigation, test, textOf } from './fixture';

/** What a visitor does on a page once it is there, by page. */

interface Step {
  title: string;
  /** Before the page is looked at: its slides go on by themselves. */
  isAtOnce?: true;
  run(tab: Tab, layout: Layout): Promise<void>;
}

/** Of the address, behind the language. */
export const FURTHER_QUERY: Partial<Record<RouteId, string>> = { companyDynamics: '&pageIndex=2' };

export const STEPS: Partial<Record<RouteId, readonly Step[]>> = {
  home: [
    {
      title: 'a carousel turns to the slide that is asked for',
      isAtOnce: true,
      async run(tab, layout) {
        const carousel = `[data-testid="carousel"][data-name="${layout === 'mobile' ? 'banner' : 'home'}"]`;
        await tab.press(`${carousel} button[aria-current="true"] + button`);
        const active = () => tab.run((css) => document.querySelector<HTMLElement>(css)?.dataset.active, carousel);
        await expect.poll(active).toBe('1');
        await expect.poll(() => isSeen(tab, `${carousel} [aria-live] > [role="group"]:nth-child(2)`)).toBe(true);
      },
    },
  ],
  tradeGoMarkets: [
    { title: 'the line that leads to the definitions is underlined', run: seesUnderline },
    { title: 'a film stops and goes on when its key is pressed', run: stopsFilm },
  ],
  aboutUs: [
    {
      title: 'the menu leads to another page and is closed there',
      async run(tab, layout) {
        const menu = await openNavigation(tab, layout);
        await tab.press(`${menu} a[href^="/contactUs"]`);
        await expect.poll(() => textOf(tab, 'h1')).toBe(wordsOf('zt', 'layout').nav.contactUs);
        await expect.poll(() => isSeen(tab, 'h1')).toBe(true);
        expect(await isSeen(tab, `${menu} a`)).toBe(false);
        if (layout === 'desktop') await tab.size(1440, 900);
      },
    },
  ],
  companyDynamics: [{ title: 'the choice of languages leads to the same page in English', run: choosesEnglish }],
  listedCompanyServices: [
    {
      title: 'a tab shows its panel instead of the first',
      async run(tab) {
        await tab.press('[role="tab"][aria-controls="step-apply"]');
        await expect.poll(() => isSeen(tab, '#step-apply')).toBe(true);
        expect(await isSeen(tab, '#step-prepare')).toBe(false);
      },
    },
  ],
  contactUs: [{ title: 'a message is sent and thanked for', run: sendsMessage }],
  dynamicDetails: [
    {
      title: 'the share dialog is as high as what it holds',
      run: (tab) => opensDialog(tab, 'a[data-share]', ['[role="textbox"]', 'input[readonly]']),
    },
  ],
  investorQuestions: [
    {
      title: 'the question dialog is as high as what it holds',
      run: (tab) => opensDialog(tab, 'a[href="#ask"]', ['textarea[name="questionContent"]']),
    },
  ],
};

async function seesUnderline(tab: Tab): Promise<void> {
  const link = 'main a[href*="#definition"]';
  await tab.run((css) => document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' }), link);
  await expect.poll(() => isSeen(tab, link)).toBe(true);
  const underlined = await drawnPictureOf(tab, link);
  await tab.run((css) => {
    for (const part of [
      document.querySelector<HTMLElement>(css),
      ...document.querySelectorAll<HTMLElement>(`${css} *`),
    ])
      part?.style.setProperty('text-decoration', 'none', 'important');
  }, link);
  await expect.poll(async () => underlined.equals(await pictureOf(tab, link))).toBe(false);
}

/** The pixels of an element once the engine, which draws when it has time, shows the same twice. */
async function drawnPictureOf(tab: Tab, selector: string): Promise<Buffer> {
  let picture = await pictureOf(tab, selector);
  await expect
    .poll(async () => {
      const before = picture;
      picture = await pictureOf(tab, selector);
      return picture.equals(before);
    })
    .toBe(true);
  return picture;
}

/** The pixels of an element that is in view. */
async function pictureOf(tab: Tab, selector: string): Promise<Buffer> {
  const file = test.info().outputPath('view.png');
  await tab.picture(file);
  const { x, y, width, height, scale } = await tab.run((css) => {
    const { x, y, width, height } = (document.querySelector(css) as Element).getBoundingClientRect();
    return { x, y, width, height, scale: innerWidth };
  }, selector);
  const { width: wide = scale } = await sharp(file).metadata();
  const per = wide / scale;
  const [left, top] = [Math.floor(x * per), Math.floor(y * per)];
  return sharp(file)
    .extract({ left, top, width: Math.ceil(width * per), height: Math.ceil(height * per) })
    .raw()
    .toBuffer();
}

async function stopsFilm(tab: Tab): Promise<void> {
  const film = '[data-testid="video"][data-name="globe"]';
  const key = `${film} + button`;
  const time = () => tab.run((css) => document.querySelector<HTMLVideoElement>(css)?.currentTime ?? 0, film);
  const isPaused = () => tab.run((css) => document.querySelector<HTMLVideoElement>(css)?.paused, film);
  await tab.run((css) => document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' }), film);
  await expect.poll(isPaused, 'it plays by itself').toBe(false);
  await tab.press(key);
  await expect.poll(isPaused).toBe(true);
  await tab.press(key);
  await expect.poll(isPaused).toBe(false);
  const before = await time();
  await expect.poll(time).not.toBe(before);
}

async function choosesEnglish(tab: Tab, layout: Layout): Promise<void> {
  if (layout === 'mobile') {
    const menu = await openNavigation(tab, layout);
    await tab.press(`${menu} button[popovertarget="language-picker"]`);
    await expect.poll(() => isSeen(tab, '#language-picker button[type="submit"]')).toBe(true);
    await tab.press('#language-picker label:last-of-type');
    await tab.press('#language-picker button[type="submit"]');
  } else {
    await tab.press(`${HEADER} button[popovertarget="language-menu"]`);
    await expect.poll(() => isSeen(tab, '#language-menu a[hreflang="en"]')).toBe(true);
    await tab.press('#language-menu a[hreflang="en"]');
  }
  await expect.poll(() => tab.run(() => document.documentElement.lang)).toBe('en');
  const query = await tab.run(() => Object.fromEntries(new URL(location.href).searchParams));
  expect(query).toEqual({ lang: 'en', pageIndex: '2' });
}

async function sendsMessage(tab: Tab): Promise<void> {
  const form = '[data-testid="consultation-form"]';
  await tab.choose(`${form} [name="businessType"]`, '4');
  await tab.type(`${form} [name="companyName"]`, 'Sample Securities');
  await tab.type(`${form} [name="name"]`, 'Chan');
  await tab.type(`${form} [name="phone"]`, '9123 4567');
  await tab.type(`${form} [name="content"]`, 'Please call us.');
  await tab.press(`${form} button[type="submit"]`);
  await expect.poll(() => textOf(tab, '[data-testid="toast"]')).toBe(wordsOf('zt', 'contact').form.success);
}

/** @param content of the dialog, any of which shows that it is there */
async function opensDialog(tab: Tab, button: string, content: readonly string[]): Promise<void> {
  await expect.poll(() => tab.run((css) => document.querySelector(css) !== null, button)).toBe(true);
  await tab.press(button);
  const inside = content.map((each) => `dialog[open] ${each}`).join(', ');
  await expect.poll(() => isSeen(tab, inside)).toBe(true);
  // Its code and its pictures have come, and it has come to rest.
  await expect
    .poll(() => tab.run(() => document.querySelector('dialog[open]')?.getAnimations({ subtree: true }).length ?? 0))
    .toBe(0);
  const { high, held, room } = await tab.run(() => {
    const dialog = document.querySelector('dialog[open]') as HTMLElement;
    const [head, body] = Array.from(dialog.firstElementChild?.children ?? []) as HTMLElement[];
    const held = (head?.offsetHeight ?? 0) + (body?.scrollHeight ?? 0);
    const edges = [dialog.getBoundingClientRect(), { top: 0, bottom: innerHeight }] as const;
    return { high: dialog.offsetHeight, held, room: edges[0].top >= -1 && edges[0].bottom <= edges[1].bottom + 1 };
  });
  expect(Math.abs(high - held), `${high} px for ${held}`).toBeLessThanOrEqual(2);
  expect(room).toBe(true);
  await tab.escape();
  await expect.poll(() => tab.run(() => document.querySelector('dialog[open]') === null)).toBe(true);
}
