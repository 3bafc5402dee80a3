/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { NARROW_WINDOW_SCRIPT, VIEWPORT_COOKIE } from '@/lib/routing/narrow-window';
import type { Layout } from '@/lib/site/routes';

interface Page {
  device: Layout;
  width: number;
  saved: 'narrow' | 'wide';
  /** How the browser came by the page. */
  by?: 'navigate' | 'reload' | 'back_forward';
  cookies?: boolean;
}

/** Opens a page whose window, cookie and way of being opened are ours. */
function open({ device, width, saved, by = 'navigate', cookies = true }: Page) {
  const reload = jest.fn();
  const shown: ((event: { persisted: boolean }) => void)[] = [];
  const document = {
    documentElement: { dataset: { device }, style: {} },
    querySelector: () => null,
    querySelectorAll: () => [],
    jar: cookies ? `${VIEWPORT_COOKIE}=${saved}` : '',
    get cookie() {
      return this.jar;
    },
    set cookie(text: string) {
      if (cookies) this.jar = text.split(';')[0] ?? '';
    },
  };
  const performance = { getEntriesByType: () => [{ type: by }] };
  runInNewContext(NARROW_WINDOW_SCRIPT, {
    window: { innerWidth: width, performance },
    performance,
    document,
    setTimeout,
    clearTimeout,
    location: { reload },
    addEventListener: (type: string, listener: (event: { persisted: boolean }) => void) => {
      if (type === 'pageshow') shown.push(listener);
    },
    requestAnimationFrame: (callback: () => void) => callback(),
  });
  return {
    reload,
    show(persisted: boolean) {
      for (const listener of shown) listener({ persisted });
    },
  };
}

const WRONG = [
  { device: 'desktop', width: 390, saved: 'narrow' },
  { device: 'mobile', width: 1280, saved: 'wide' },
] as const;
const RIGHT = [
  { device: 'desktop', width: 1280, saved: 'wide' },
  { device: 'mobile', width: 390, saved: 'narrow' },
] as const;

describe('§1 back to a page that was left in a window of another width', () => {
  test.each(WRONG)('§1 one that the browser restores as it was is asked for again: %j', (page) => {
    const { reload, show } = open(page);
    expect(reload).not.toHaveBeenCalled();
    show(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each(WRONG)('§1 one out of the browser’s cache is asked for again before it is painted: %j', (page) => {
    expect(open({ ...page, by: 'back_forward' }).reload).toHaveBeenCalledTimes(1);
  });

  test.each(RIGHT)('§1 one of the right layout stays: %j', (page) => {
    const { reload, show } = open({ ...page, by: 'back_forward' });
    show(true);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('Device: it never loops on the way back', () => {
  test.each(WRONG)('Device: %j is not asked for a second time', (page) => {
    const { reload, show } = open({ ...page, by: 'reload' });
    show(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(WRONG)('Device: nor with cookies off: %j', (page) => {
    const { reload, show } = open({ ...page, by: 'back_forward', cookies: false });
    show(true);
    expect(reload).not.toHaveBeenCalled();
  });

  test('Device: a phone on its side keeps its layout', () => {
    const { reload, show } = open({
      device: 'mobile',
      width: 844,
      saved: 'narrow',
      cookies: false,
      by: 'back_forward',
    });
    show(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
