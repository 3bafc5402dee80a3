import { act } from '@testing-library/react';

/** What jsdom lacks and moving things ask for: what is in view, the reader's preference, sizes. */

const observers = new Set<FakeObserver>();

class FakeObserver {
  readonly margin: string;
  readonly seen = new Set<Element>();
  constructor(
    readonly tell: IntersectionObserverCallback,
    options: IntersectionObserverInit = {},
  ) {
    this.margin = options.rootMargin ?? '0px';
    observers.add(this);
  }
  observe(element: Element) {
    this.seen.add(element);
  }
  disconnect() {
    observers.delete(this);
  }
}

/** Everything that is watched comes into view or leaves it; with a margin only what is watched with that one. */
export function comesIntoView(isIntersecting = true, margin?: string): void {
  act(() => {
    for (const { tell, seen, margin: own } of observers) {
      if (margin !== undefined && own !== margin) continue;
      tell(
        [...seen].map((target) => ({ target, isIntersecting })) as unknown as IntersectionObserverEntry[],
        {} as IntersectionObserver,
      );
    }
  });
}

/** The page is on its way, or at rest. */
export function pageOpens(opens: boolean): void {
  document.documentElement.toggleAttribute('data-opening', opens);
}

let reduced = false;
const queries = new Set<() => void>();

/** The reader's wish for less motion. */
export function prefersReducedMotion(wish: boolean): void {
  reduced = wish;
  act(() => {
    for (const changed of queries) changed();
  });
}

/** The tab goes to the back or comes to the front. */
export function tabShown(shown: boolean): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(shown ? 'visible' : 'hidden');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

export function scrollPageTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

/** Time passes, and what moves gets to draw itself in between. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 250) await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 250)));
}

/** Call it before each test. */
export function installMotion(): void {
  reduced = false;
  pageOpens(false);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: FakeObserver, configurable: true });
  Object.defineProperty(globalThis, 'DOMMatrixReadOnly', { value: FakeMatrix, configurable: true });
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      media,
      get matches() {
        return reduced && media.includes('reduced-motion: reduce');
      },
      addEventListener: (_: string, changed: () => void) => queries.add(changed),
      removeEventListener: (_: string, changed: () => void) => queries.delete(changed),
    }),
  });
}

/** As much of the matrix as there is in `translate3d(…)`. */
class FakeMatrix {
  readonly m41: number;
  constructor(transform: string) {
    this.m41 = Number(/translate3d\((-?[\d.]+)px/.exec(transform)?.[1] ?? 0);
  }
}

/** jsdom gives everything the size 0; here it has one. */
export function haveWidth(width: (element: HTMLElement) => number): void {
  for (const name of ['clientWidth', 'offsetWidth', 'scrollWidth'] as const) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return width(this);
      },
    });
  }
}
