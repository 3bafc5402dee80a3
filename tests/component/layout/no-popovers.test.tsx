/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderFrame } from '@/components/layout/header-frame';
import { MobileMenu } from '@/components/layout/mobile-menu';
import { HoverPopover } from '@/components/ui/overlays/popover';
import { Toast } from '@/components/ui/overlays/toast';

/** Jsdom has no popovers, as Chrome has none before 114, Safari before 17 and Firefox before 125. */
describe('Forms: where the browser knows no popovers', () => {
  const errors: unknown[] = [];
  const note = ({ error }: ErrorEvent) => errors.push(error);
  beforeEach(() => {
    errors.length = 0;
    window.addEventListener('error', note);
    expect('showPopover' in HTMLElement.prototype).toBe(false);
  });
  afterEach(() => window.removeEventListener('error', note));

  test('a mobile page is drawn, and focus and entries of its menu do not fail', async () => {
    render(
      <HeaderFrame dark={false}>
        <button type="button" popoverTarget="mobile-menu">
          Open menu
        </button>
        <MobileMenu
          brand={<a href="#home">TradeGo</a>}
          action="/home"
          query={{}}
          current="en"
          languages={[{ value: 'en', name: 'English', lang: 'en' }]}
          labels={{ menu: 'Menu', close: 'Close menu', language: 'Language', confirm: 'Confirm', cancel: 'Cancel' }}
        >
          <nav>
            <a href="#aboutUs">About us</a>
          </nav>
        </MobileMenu>
      </HeaderFrame>,
    );
    await userEvent.tab();
    fireEvent.click(screen.getByText('About us'));
    fireEvent.popState(window);
    expect([screen.getByText('About us').isConnected, errors]).toEqual([true, []]);
  });

  test('pointing at the icon with the codes and pressing it does not fail', async () => {
    render(
      <HoverPopover id="codes" label="WeChat codes" icon="W">
        Three codes
      </HoverPopover>,
    );
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'WeChat codes' });
    await user.hover(button);
    await user.click(button);
    await user.unhover(button);
    expect(errors).toEqual([]);
  });

  test('a toast is an ordinary box, which does not take the focus', () => {
    render(<Toast toast={{ text: 'Sent' }} duration={2000} onDone={jest.fn()} />);
    expect([screen.getByRole('status').textContent, document.activeElement, errors]).toEqual([
      'Sent',
      document.body,
      [],
    ]);
  });
});
