/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderFrame } from '@/components/layout/header-frame';
import { installPopovers } from '../support/popover';

installPopovers();

function show() {
  render(
    <>
      <a href="#before">Before</a>
      <HeaderFrame dark={false}>
        <button type="button" popoverTarget="menu">
          Language
        </button>
        <div id="menu" popover="auto">
          <a href="#first">First</a>
          <a href="#last">Last</a>
        </div>
      </HeaderFrame>
      <a href="#after">After</a>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Language' });
  fireEvent.click(button);
  button.focus();
  return { menu: document.getElementById('menu') as HTMLElement, user: userEvent.setup() };
}

const isOpen = (menu: Element) => menu.matches(':popover-open');

/** What the browser says when it shows a page: as it was left, or loaded anew. */
function pageShown(persisted: boolean) {
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
}

describe('§2 menus close when nobody is at them', () => {
  test('§2 while Tab is within, it stays', async () => {
    const { menu, user } = show();
    await user.tab();
    await user.tab();
    expect([document.activeElement?.textContent, isOpen(menu)]).toEqual(['Last', true]);
  });

  test('§2 when Tab leaves it, it closes', async () => {
    const { menu, user } = show();
    for (const _ of [1, 2, 3]) await user.tab();
    expect([document.activeElement?.textContent, isOpen(menu)]).toEqual(['After', false]);
  });

  test('§2 back on its own button it stays, and one further back it closes', async () => {
    const { menu, user } = show();
    await user.tab();
    await user.tab({ shift: true });
    expect(isOpen(menu)).toBe(true);
    await user.tab({ shift: true });
    expect([document.activeElement?.textContent, isOpen(menu)]).toEqual(['Before', false]);
  });

  test('§2 a page that the browser brings back as it was left has its menus closed', () => {
    const { menu } = show();
    pageShown(true);
    expect(isOpen(menu)).toBe(false);
  });

  test('§2 one opened while the page still loads stays open', () => {
    const { menu } = show();
    pageShown(false);
    expect(isOpen(menu)).toBe(true);
  });

  test('§2 going back under an open menu closes it', () => {
    const { menu } = show();
    fireEvent.popState(window);
    expect(isOpen(menu)).toBe(false);
  });
});
