/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { resolveDevice } from '@/lib/routing/device';
import { NARROW_WINDOW_SCRIPT, VIEWPORT_COOKIE } from '@/lib/routing/narrow-window';
import type { Layout } from '@/lib/site/routes';

interface Page {
  device: Layout;
  width: number;
  /** A stand-in for `document.cookie`; the default is jsdom's own jar. */
  jar?: { cookie: string };
  /** The forms in it. */
  body?: string;
}

/** Opens a page: runs the script as the browser does, against a window whose width and reload are ours. */
function open({ device, width, jar = document, body = '' }: Page) {
  document.body.innerHTML = body;
  const root = document.createElement('html');
  root.dataset.device = device;
  const reload = jest.fn();
  const listeners: Record<string, (() => void)[]> = { resize: [], load: [] };
  const window = { innerWidth: width };
  const documentOfPage = {
    documentElement: root,
    querySelector: (selector: string) => document.querySelector(selector),
    querySelectorAll: (selector: string) => document.querySelectorAll(selector),
    get cookie() {
      return jar.cookie;
    },
    set cookie(text: string) {
      jar.cookie = text;
    },
  };
  runInNewContext(NARROW_WINDOW_SCRIPT, {
    window,
    document: documentOfPage,
    location: { reload },
    addEventListener: (type: string, listener: () => void) => listeners[type]?.push(listener),
    // The frame that is about to be painted.
    requestAnimationFrame: (callback: () => void) => callback(),
    setTimeout,
    clearTimeout,
  });
  return {
    reload,
    root,
    load() {
      for (const listener of listeners.load ?? []) listener();
    },
    type(words: string) {
      for (const field of document.querySelectorAll('textarea')) field.value = words;
    },
    resize(next: number) {
      window.innerWidth = next;
      for (const listener of listeners.resize ?? []) listener();
    },
    settle: () => jest.runAllTimers(),
  };
}

const setCookie = (text: string) => Reflect.set(document, 'cookie', text);

const saved = () => new RegExp(`(?:^|; )${VIEWPORT_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];

/** A visit as browser and server make it together: decide, show, reload if the script says so. */
function visit(width: number, viewportHint: string | null) {
  for (let reloads = 0; ; reloads++) {
    const evidence = { userAgent: null, viewportHint, viewportCookie: saved() };
    const { layout: device, rememberNarrow } = resolveDevice(evidence);
    if (rememberNarrow) setCookie(`${VIEWPORT_COOKIE}=narrow; path=/`);
    const page = open({ device, width });
    page.load();
    if (page.reload.mock.calls.length === 0 || reloads === 5) return { page, device, reloads };
  }
}

const VISITS = [320, 399, 400, 1280].flatMap((width) =>
  [null, '320', '399', '400', '1280', 'abc'].flatMap((hint) =>
    [undefined, 'narrow', 'wide'].map((cookie) => ({ width, hint, cookie })),
  ),
);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  for (const name of [VIEWPORT_COOKIE, 'language', `x${VIEWPORT_COOKIE}`]) {
    setCookie(`${name}=; path=/; max-age=0`);
  }
});

describe('Device: the script before first paint', () => {
  test('§1 a desktop layout in a narrow window is saved as narrow and reloaded once', () => {
    const page = open({ device: 'desktop', width: 399 });
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(saved()).toBe('narrow');
  });

  test('§1 the wrong layout is not shown while the page reloads', () => {
    expect(open({ device: 'desktop', width: 320 }).root.style.visibility).toBe('hidden');
  });

  test.each([400, 401, 1280])('§1 a desktop layout in a window of %i px stays', (width) => {
    const page = open({ device: 'desktop', width });
    expect(page.reload).not.toHaveBeenCalled();
    expect(saved()).toBeUndefined();
    expect(page.root.style.visibility).toBe('');
  });

  test('Device: the mobile layout that a narrow window asked for stays while it is narrow', () => {
    setCookie(`${VIEWPORT_COOKIE}=narrow; path=/`);
    expect(open({ device: 'mobile', width: 320 }).reload).not.toHaveBeenCalled();
  });

  test('Device: a phone in a wide window keeps the mobile layout', () => {
    const page = open({ device: 'mobile', width: 844 });
    expect(page.reload).not.toHaveBeenCalled();
    expect(saved()).toBeUndefined();
  });

  test('Device: opening in a window that is wide again undoes it', () => {
    setCookie(`${VIEWPORT_COOKIE}=narrow; path=/`);
    const page = open({ device: 'mobile', width: 1000 });
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(saved()).toBe('wide');
  });

  test('Device: a window whose width is not known yet changes nothing', () => {
    expect(open({ device: 'desktop', width: 0 }).reload).not.toHaveBeenCalled();
  });

  test.each([
    { device: 'desktop', width: 1000, cookie: 'narrow', fact: 'wide' },
    { device: 'mobile', width: 320, cookie: 'wide', fact: 'narrow' },
  ] as const)('Device: a fact that is out of date is corrected without a reload: %j', (visitor) => {
    setCookie(`${VIEWPORT_COOKIE}=${visitor.cookie}; path=/`);
    const page = open({ device: visitor.device, width: visitor.width });
    expect(saved()).toBe(visitor.cookie);
    page.load();
    expect(page.reload).not.toHaveBeenCalled();
    expect(saved()).toBe(visitor.fact);
  });

  test('Device: other cookies are neither read for it nor lost', () => {
    setCookie('language=en; path=/');
    setCookie(`x${VIEWPORT_COOKIE}=narrow; path=/`);
    const page = open({ device: 'desktop', width: 320 });
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(document.cookie).toContain('language=en');
  });
});

describe('Device: it never loops', () => {
  test('Device: a server that shows the desktop layout all the same is not asked again', () => {
    open({ device: 'desktop', width: 320 });
    expect(open({ device: 'desktop', width: 320 }).reload).not.toHaveBeenCalled();
  });

  test('Device: a server that shows the mobile layout all the same is not asked again', () => {
    setCookie(`${VIEWPORT_COOKIE}=narrow; path=/`);
    open({ device: 'mobile', width: 1000 });
    expect(open({ device: 'mobile', width: 1000 }).reload).not.toHaveBeenCalled();
  });

  test.each<Page>([
    { device: 'desktop', width: 320 },
    { device: 'mobile', width: 1000 },
  ])('Device: with cookies off %j is not reloaded', ({ device, width }) => {
    const off = {
      get cookie() {
        return '';
      },
      set cookie(_: string) {},
    };
    const page = open({ device, width, jar: off });
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.root.style.visibility).toBe('');
  });

  test.each(VISITS)('Device: %j is reloaded once at most, whatever the hint says', ({ width, hint, cookie }) => {
    if (cookie) setCookie(`${VIEWPORT_COOKIE}=${cookie}; path=/`);
    expect(visit(width, hint).reloads).toBeLessThanOrEqual(1);
  });
});

describe('§1 server and script together', () => {
  const truthful = VISITS.filter(({ width, hint }) => hint === null || hint === 'abc' || hint === String(width));

  test.each(truthful)('§1 %j ends on the layout of its width', ({ width, hint, cookie }) => {
    if (cookie) setCookie(`${VIEWPORT_COOKIE}=${cookie}; path=/`);
    expect(visit(width, hint).device).toBe(width < 400 ? 'mobile' : 'desktop');
  });

  const sendsHint = [true, false];
  const changes = sendsHint.flatMap((hints) =>
    [undefined, 'narrow', 'wide'].flatMap((cookie) => [
      { hints, cookie, widths: [320, 1280, 320, 1280] },
      { hints, cookie, widths: [1280, 320, 1280, 320] },
    ]),
  );

  test.each(changes)('Device: %j follows the window there and back', ({ hints, cookie, widths }) => {
    if (cookie) setCookie(`${VIEWPORT_COOKIE}=${cookie}; path=/`);
    const hintOf = (width: number) => (hints ? String(width) : null);
    let { page, device } = visit(widths[0] ?? 0, hintOf(widths[0] ?? 0));
    for (const width of widths.slice(1)) {
      page.reload.mockClear();
      page.resize(width);
      page.settle();
      expect(page.reload).toHaveBeenCalledTimes(1);
      ({ page, device } = visit(width, hintOf(width)));
      expect(device).toBe(width < 400 ? 'mobile' : 'desktop');
    }
  });
});

describe('Device: a window that changes width', () => {
  test('Device: narrowing the window reloads once', () => {
    const page = open({ device: 'desktop', width: 1000 });
    page.resize(390);
    page.settle();
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(saved()).toBe('narrow');
  });

  test('Device: widening the window undoes it', () => {
    setCookie(`${VIEWPORT_COOKIE}=narrow; path=/`);
    const page = open({ device: 'mobile', width: 390 });
    page.resize(900);
    page.settle();
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(saved()).toBe('wide');
  });

  test('Device: while a window is dragged nothing happens', () => {
    const page = open({ device: 'desktop', width: 1000 });
    for (const width of [600, 390, 300, 500, 800]) page.resize(width);
    page.settle();
    expect(page.reload).not.toHaveBeenCalled();
  });

  test('Device: a wide window that was once widened may become narrow again', () => {
    setCookie(`${VIEWPORT_COOKIE}=wide; path=/`);
    expect(open({ device: 'desktop', width: 320 }).reload).toHaveBeenCalledTimes(1);
    expect(saved()).toBe('narrow');
  });
});

describe('Forms: a form with words in it keeps them', () => {
  const FORM = '<form method="post"><input type="hidden" value="/contactUs"><textarea></textarea></form>';
  const narrowed = (body = FORM) => {
    const page = open({ device: 'desktop', width: 1000, body });
    page.type('Please call');
    page.resize(390);
    jest.advanceTimersByTime(60_000);
    return page;
  };
  const reloads = ({ reload }: ReturnType<typeof open>) => reload.mock.calls.length;

  test('§1 narrowing the window, or zooming to 400 %, does not reload while a form has words', () => {
    expect([reloads(narrowed()), saved()]).toEqual([0, undefined]);
  });

  test('§1 widening it does not either', () => {
    setCookie(`${VIEWPORT_COOKIE}=narrow; path=/`);
    const page = open({ device: 'mobile', width: 320, body: FORM });
    page.type('Please call');
    page.resize(1000);
    jest.advanceTimersByTime(60_000);
    expect([reloads(page), saved()]).toEqual([0, 'narrow']);
  });

  test('a draft that was reopened counts, although the field began with it', () => {
    expect(reloads(narrowed('<form method="post"><textarea>A draft</textarea></form>'))).toBe(0);
  });

  test('a search counts while it is not the one that the page shows', () => {
    const search = (words: string) => {
      const page = open({ device: 'desktop', width: 1000, body: '<form><input type="search" value="results"></form>' });
      for (const field of document.querySelectorAll('input')) field.value = words;
      page.resize(390);
      jest.advanceTimersByTime(60_000);
      return reloads(page);
    };
    expect([search('results 2026'), search('results')]).toEqual([0, 1]);
  });

  test('a choice that somebody made in a select counts as words, the one that stood there does not', () => {
    const choices = '<select><option value="">–</option><option selected>4</option><option>5</option></select>';
    const choose = (index: number) => {
      const page = open({ device: 'desktop', width: 1000, body: `<form method="post">${choices}</form>` });
      for (const field of document.querySelectorAll('select')) field.selectedIndex = index;
      page.resize(390);
      jest.advanceTimersByTime(60_000);
      return reloads(page);
    };
    expect([choose(2), choose(1)]).toEqual([0, 1]);
  });

  test('an open dialog stays open', () => {
    const page = open({ device: 'desktop', width: 1000, body: '<dialog open></dialog>' });
    page.resize(390);
    jest.advanceTimersByTime(60_000);
    expect(reloads(page)).toBe(0);
    document.body.replaceChildren();
    jest.advanceTimersByTime(7000);
    expect(reloads(page)).toBe(1);
  });

  test('a form of spaces has no words', () => {
    const page = open({ device: 'desktop', width: 1000, body: FORM });
    page.type(' \n');
    page.resize(390);
    page.settle();
    expect(reloads(page)).toBe(1);
  });

  test('sent or emptied, it reloads once, after a toast has had its time', () => {
    const page = narrowed();
    page.type('');
    jest.advanceTimersByTime(2900);
    expect(reloads(page)).toBe(0);
    jest.advanceTimersByTime(4000);
    expect([reloads(page), saved()]).toEqual([1, 'narrow']);
  });

  test('sent with a dialog that says so, it reloads when that is closed', () => {
    const page = narrowed();
    document.body.innerHTML = '<dialog open></dialog>';
    jest.advanceTimersByTime(60_000);
    expect(reloads(page)).toBe(0);
    document.body.innerHTML = '';
    jest.advanceTimersByTime(7000);
    expect(reloads(page)).toBe(1);
  });

  test('a draft that a script keeps out of sight counts', () => {
    const page = open({ device: 'desktop', width: 1000 });
    page.root.setAttribute('data-kept-words', '');
    page.resize(390);
    jest.advanceTimersByTime(60_000);
    expect(reloads(page)).toBe(0);
    page.root.removeAttribute('data-kept-words');
    jest.advanceTimersByTime(7000);
    expect(reloads(page)).toBe(1);
  });

  test('back in a window of its width, the layout is right and nothing waits', () => {
    const page = narrowed();
    page.resize(1000);
    page.type('');
    jest.advanceTimersByTime(60_000);
    expect(reloads(page)).toBe(0);
  });
});
