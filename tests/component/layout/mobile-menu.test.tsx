/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MobileMenu } from '@/components/layout/mobile-menu';
import { watchNavigation } from '../support/browser';
import { installPopovers } from '../support/popover';

installPopovers();

afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

function show(query: Record<string, string | number | undefined> = {}) {
  return render(
    <>
      <button type="button" popoverTarget="mobile-menu">
        Open menu
      </button>
      <MobileMenu
        brand={<a href="/home">TradeGo</a>}
        action="/companyDynamics"
        query={query}
        current="en"
        languages={[
          { value: 'zt', name: '繁體中文', lang: 'zh-Hant' },
          { value: 'zh', name: '简体中文', lang: 'zh-Hans' },
          { value: 'en', name: 'English', lang: 'en' },
        ]}
        labels={{ menu: 'Menu', close: 'Close menu', language: 'Language', confirm: 'Confirm', cancel: 'Cancel' }}
      >
        <nav>
          <a href="#aboutUs">About us</a>
        </nav>
      </MobileMenu>
      <main>Page</main>
      <footer>Footer</footer>
    </>,
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const menu = () => screen.queryByTestId('mobile-menu');
const picker = () => screen.queryByTestId('language-picker');
const open = () => press('Open menu');
const openPicker = () => {
  open();
  press(/^Language/);
};
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('§2 mobile header: the panel', () => {
  test('§2 mobile menu: it is closed at first', () => {
    show();
    expect(menu()).toBeNull();
  });

  test('§2 mobile menu: the menu icon opens it', () => {
    show();
    open();
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(menu());
  });

  test('§2 mobile menu: the close button closes it', () => {
    show();
    open();
    press('Close menu');
    expect(menu()).toBeNull();
  });

  test.each(['About us', 'TradeGo'])('§2 mobile menu: choosing the entry %s closes it', (name) => {
    show();
    open();
    fireEvent.click(within(menu() ?? document.body).getByRole('link', { name }));
    expect(menu()).toBeNull();
  });

  const reachable = () => ['Open menu', 'Page', 'Footer'].filter((text) => !screen.getByText(text).closest('[inert]'));

  test('while it is open everything behind it is inert, and not after', () => {
    show();
    open();
    expect(reachable()).toEqual([]);
    press('Close menu');
    expect(reachable()).toEqual(['Open menu', 'Page', 'Footer']);
  });

  test('nothing stays inert when the page is left with the menu open', () => {
    const { unmount } = show();
    const beside = document.body.appendChild(document.createElement('div'));
    open();
    expect(beside).toHaveAttribute('inert');
    unmount();
    expect(beside).not.toHaveAttribute('inert');
    beside.remove();
  });

  test('§2 mobile menu: the keyboard goes into the panel, and back to the menu icon', () => {
    show();
    open();
    expect(menu()).toHaveFocus();
    press('Close menu');
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  test('one that was opened before the script ran is known to be open', () => {
    const matches = Element.prototype.matches;
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':popover-open' || matches.call(this, selector);
    });
    show();
    expect(menu()).not.toBeNull();
  });
});

describe('§2 mobile header: the language picker', () => {
  test('§2 language picker: the language entry opens it', () => {
    show();
    openPicker();
    expect(screen.getByRole('dialog', { name: 'Language' })).toBe(picker());
  });

  test('§2 language picker: the language entry names the language in use', () => {
    show();
    expect(screen.getByRole('button', { name: /^Language/ })).toHaveTextContent('English');
  });

  test('§2 language picker: it offers the three languages, that in use chosen', () => {
    show();
    openPicker();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
      ['zt', false],
      ['zh', false],
      ['en', true],
    ]);
  });

  test('§2 language picker: cancel closes it and leaves the panel open', () => {
    show();
    openPicker();
    press('Cancel');
    expect([picker(), menu() === null]).toEqual([null, false]);
  });

  test('§2 language picker: while it is open focus is on the language in use and the entries behind are inert', () => {
    show();
    openPicker();
    expect(choice('English')).toHaveFocus();
    expect(screen.getByText('About us').closest('[inert]')).not.toBeNull();
    press('Cancel');
    expect(screen.getByText('About us').closest('[inert]')).toBeNull();
  });

  test('§2 language picker: cancel by keyboard returns to the language entry', () => {
    show();
    openPicker();
    screen.getByRole('button', { name: 'Cancel' }).focus();
    press('Cancel');
    expect(screen.getByRole('button', { name: /^Language/ })).toHaveFocus();
  });

  test('§2 language picker: a tap beside the sheet closes it, and only it', () => {
    show();
    openPicker();
    const beside = picker()?.parentElement?.querySelector('button[aria-hidden]') as HTMLElement;
    fireEvent.click(beside);
    expect([picker(), menu() === null]).toEqual([null, false]);
  });

  test('§2 language picker: cancel changes nothing', () => {
    const addresses = watchNavigation();
    show();
    openPicker();
    fireEvent.click(choice('繁體中文'));
    press('Cancel');
    expect([addresses, choice('English').checked]).toEqual([[], true]);
  });

  test.each([
    ['/companyDynamics', '/companyDynamics?lang=zh'],
    ['/companyDynamics?lang=en', '/companyDynamics?lang=zh'],
    ['/companyDynamics?pageIndex=2&lang=en&utm=x', '/companyDynamics?pageIndex=2&lang=zh&utm=x'],
  ])('Language: confirm on %s loads %s', (address, expected) => {
    const addresses = watchNavigation();
    window.history.replaceState(null, '', address);
    show();
    openPicker();
    fireEvent.click(choice('简体中文'));
    press('Confirm');
    expect(addresses).toEqual([expected]);
  });

  test('Language: without JavaScript confirm is a plain form that keeps the query of the page', () => {
    show({ pageIndex: 2, pageSize: undefined });
    openPicker();
    const form = choice('English').form;
    const hidden = [...(form?.querySelectorAll<HTMLInputElement>('input[type="hidden"]') ?? [])];
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/companyDynamics']);
    expect(hidden.map(({ name, value }) => [name, value])).toEqual([['pageIndex', '2']]);
  });

  test('§2 language picker: closing the panel closes it too', () => {
    show();
    openPicker();
    act(() => document.getElementById('mobile-menu')?.hidePopover());
    expect([picker(), menu()]).toEqual([null, null]);
  });
});
