/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { HeaderFrame } from '@/components/layout/header-frame';
import { installPopovers } from '../support/popover';

installPopovers();

const scrollTo = jest.fn();
/** Links whose click was left to the router, which in the page hears of it after the header's frame. */
let followed: string[];

function router(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && !event.defaultPrevented) followed.push(link.getAttribute('href') ?? '');
  event.preventDefault();
}

function scrolledTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  followed = [];
  scrollTo.mockReset();
  window.scrollTo = scrollTo;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  document.addEventListener('click', router);
  window.history.replaceState(null, '', '/aboutUs?lang=en');
});

afterEach(() => {
  jest.useRealTimers();
  document.removeEventListener('click', router);
  window.history.replaceState(null, '', '/');
  scrolledTo(0);
});

const page = (
  <>
    <HeaderFrame dark={false}>
      <a href="/home?lang=en">Logo</a>
      <a href="/aboutUs?lang=en">About us</a>
      <div id="menu" popover="auto">
        <a href="/aboutUs?lang=en">About us in the menu</a>
      </div>
      <a href="/aboutUs?lang=en" hrefLang="en">
        English
      </a>
    </HeaderFrame>
    <main tabIndex={-1}>
      <a href="/aboutUs?lang=en">A button of the page’s own</a>
    </main>
    <footer>
      <a href="/aboutUs?lang=en">About us below</a>
      <a href="/aboutUs?lang=en#honours">Honours</a>
      <a href="/aboutUs?lang=en" target="_blank" rel="noreferrer">
        New tab
      </a>
      <a href="/companyDynamics?pageIndex=2">News</a>
    </footer>
  </>
);

const link = (name: string) => screen.getByText(name);
const TOP = { top: 0, behavior: 'smooth' };

describe('§2 a link to the page one is on', () => {
  test.each(['About us', 'About us below'])('§2 %s scrolls to the top', (name) => {
    render(page);
    fireEvent.click(link(name), { detail: 1 });
    expect([scrollTo.mock.calls, followed]).toEqual([[[TOP]], []]);
  });

  test('§2 also where the address says the language and the link does not, and the other way round', () => {
    window.history.replaceState(null, '', '/aboutUs');
    render(page);
    fireEvent.click(link('About us'));
    expect(scrollTo).toHaveBeenCalledWith(TOP);
  });

  test('under reduced motion it is there at once', () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    render(page);
    fireEvent.click(link('About us'));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  test('§2 in a menu it closes the menu', () => {
    render(page);
    const menu = document.getElementById('menu') as HTMLElement;
    menu.showPopover();
    fireEvent.click(link('About us in the menu'));
    expect([menu.matches(':popover-open'), scrollTo.mock.calls]).toEqual([false, [[TOP]]]);
  });

  test('by keyboard in the footer the next Tab starts from the top of the page', () => {
    render(page);
    link('About us below').focus();
    fireEvent.click(link('About us below'), { detail: 0 });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('by keyboard in the header focus stays, since the header does', () => {
    render(page);
    link('About us').focus();
    fireEvent.click(link('About us'), { detail: 0 });
    expect(link('About us')).toHaveFocus();
  });

  test.each([
    ['Logo', {}],
    ['News', {}],
    ['Honours', {}],
    ['English', {}],
    ['New tab', {}],
    ['A button of the page’s own', {}],
    ['About us', { ctrlKey: true }],
    ['About us', { metaKey: true }],
    ['About us', { shiftKey: true }],
  ])('%s with %j is left to the router and the browser', (name, keys) => {
    render(page);
    fireEvent.click(link(name), keys);
    expect([scrollTo.mock.calls, followed.length]).toEqual([[], 1]);
  });

  test('§2 another page of the list one is on is another page', () => {
    window.history.replaceState(null, '', '/companyDynamics?pageIndex=3');
    render(page);
    fireEvent.click(link('News'));
    expect(followed).toEqual(['/companyDynamics?pageIndex=2']);
  });
});

describe('§2 scroll to top on navigation', () => {
  /** Follows a link right after a key, and shows the page it opens. */
  function follow(key: string | undefined, name = 'Logo') {
    const { unmount } = render(page);
    if (key) fireEvent.keyDown(window, { key });
    fireEvent.click(link(name));
    unmount();
    scrolledTo(0);
    render(page);
    scrollTo.mockReset();
  }

  function drift(y: number) {
    scrolledTo(y);
    act(() => void fireEvent.scroll(window));
  }

  test('§2 a scroll that was under way does not go on in the next page', () => {
    follow(' ');
    drift(52);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    '§2 once the reader scrolls (%s) the page is theirs',
    (kind) => {
      follow(' ');
      fireEvent(window, new Event(kind));
      drift(300);
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );

  test('§2 a second later it may scroll by itself', () => {
    follow(' ');
    jest.advanceTimersByTime(1000);
    drift(300);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('§2 a page that scrolls by itself to what its address asks for may, when nothing was under way', () => {
    follow(undefined);
    drift(300);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('§2 going back keeps the place the browser restores', () => {
    const { unmount } = render(page);
    fireEvent.keyDown(window, { key: ' ' });
    fireEvent.click(link('Logo'));
    fireEvent.popState(window);
    unmount();
    render(page);
    drift(700);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
