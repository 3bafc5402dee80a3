/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs, type TabsProps } from '@/components/ui/actions/tabs';
import { installMotion } from '../../support/motion';

const TABS = ['Trading', 'Settlement', 'Risk'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <p>{`About ${label.toLowerCase()}`}</p>,
}));

function show(props: Partial<TabsProps> = {}) {
  render(<Tabs label="Business centre" tabs={TABS} {...props} />);
  return userEvent.setup();
}

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

const LINKED = TABS.map((item) => ({ ...item, anchor: `centre-${item.value}` }));

beforeEach(() => {
  installMotion();
  window.history.replaceState(null, '', '/');
});

describe('tabs', () => {
  test('the strip is named and offers every tab', () => {
    show();
    expect(screen.getByRole('tablist', { name: 'Business centre' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Trading', 'Settlement', 'Risk']);
  });

  test('a tab may say how many there are of it', () => {
    show({ tabs: TABS.map((item, i) => ({ ...item, count: i + 4 })) });
    expect(screen.getAllByRole('tab', { name: /^(Trading 4|Settlement 5|Risk 6)$/ })).toHaveLength(3);
  });

  test('the first tab is chosen unless told', () => {
    show();
    expect([tab('Trading').ariaSelected, panel().textContent]).toEqual(['true', 'About trading']);
  });

  test('§4 broker software tabs: another tab can be the one chosen at first', () => {
    show({ defaultValue: 'settlement' });
    expect(panel()).toHaveTextContent('About settlement');
  });

  test('a click shows the panel of that tab and no other', async () => {
    const user = show();
    await user.click(tab('Risk'));
    expect(screen.getAllByRole('tabpanel').map(({ textContent }) => textContent)).toEqual(['About risk']);
  });

  test('design: the bars run over a panel that was called up, not over the one the page opens with', async () => {
    const user = show();
    const root = screen.getByRole('tablist').parentElement;
    expect(root).not.toHaveAttribute('data-turned');
    await user.click(tab('Risk'));
    expect(root).toHaveAttribute('data-turned', 'true');
  });

  test('pictures of the panel that an address replaces as the page opens are not wanted', () => {
    window.history.replaceState(null, '', '#centre-risk');
    show({ tabs: LINKED });
    expect(panel()).toHaveTextContent('About risk');
    expect(document.querySelectorAll('[data-wanted]')).toHaveLength(0);
    expect(screen.getByRole('tablist').parentElement).toHaveAttribute('data-live', 'true');
  });

  test('the panel shown is named by its tab', async () => {
    const user = show();
    await user.click(tab('Risk'));
    expect(screen.getByRole('tabpanel', { name: 'Risk' })).toBeVisible();
  });

  test('the strip is one stop of the Tab key, the arrow keys move along it', async () => {
    const user = show();
    await user.tab();
    expect(tab('Trading')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Settlement')).toHaveFocus();
    expect(panel()).toHaveTextContent('About settlement');
    await user.tab();
    expect(panel()).toHaveFocus();
  });

  test('whoever holds the choice decides', async () => {
    const onChange = jest.fn();
    const user = show({ value: 'trading', onChange });
    await user.click(tab('Risk'));
    expect([onChange.mock.calls, panel().textContent]).toEqual([[['risk']], 'About trading']);
  });

  test('every panel is in the HTML, none of them hidden from a visitor without JavaScript', () => {
    const html = renderToString(<Tabs label="Business centre" tabs={TABS} />);
    for (const { label } of TABS) expect(html).toContain(`About ${label.toLowerCase()}`);
    expect(html).not.toMatch(/hidden|inert/);
  });

  test('a fragment opens its tab, at first and when it comes later', () => {
    window.history.replaceState(null, '', '#centre-risk');
    show({ tabs: LINKED });
    expect(panel()).toHaveTextContent('About risk');
    act(() => {
      window.history.replaceState(null, '', '#centre-settlement');
      window.dispatchEvent(new Event('hashchange'));
    });
    expect([panel().textContent, panel().id]).toEqual(['About settlement', 'centre-settlement']);
    expect(tab('Settlement')).toHaveAttribute('aria-controls', 'centre-settlement');
  });

  test('a fragment of something else changes nothing', () => {
    window.history.replaceState(null, '', '#consult');
    show({ tabs: LINKED });
    expect(panel()).toHaveTextContent('About trading');
  });

  test('choosing a tab writes its fragment into the address', async () => {
    const user = show({ tabs: LINKED });
    await user.click(tab('Risk'));
    expect(window.location.hash).toBe('#centre-risk');
  });

  test('§2 operation plan: a pointer on a tab chooses it only where that was asked for', async () => {
    const user = show({ onHover: true });
    await user.hover(tab('Settlement'));
    expect(panel()).toHaveTextContent('About settlement');
  });

  test('§2 operation plan: elsewhere a pointer on a tab only asks for its pictures', async () => {
    const user = show();
    await user.hover(tab('Settlement'));
    expect(panel()).toHaveTextContent('About trading');
    expect(screen.getByText('About settlement').closest('[data-wanted]')).not.toBeNull();
    expect(screen.getByText('About risk').closest('[data-wanted]')).toBeNull();
  });

  test.each([
    ['to the left', { from: 300, to: 200, down: 0 }, 'About settlement'],
    ['to the right', { from: 200, to: 300, down: 0 }, 'About trading'],
    ['down the page', { from: 300, to: 200, down: 300 }, 'About trading'],
  ])('a finger drawn %s', (_, { from, to, down }, shown) => {
    show();
    const at = screen.getByText('About trading');
    fireEvent.touchStart(at, { touches: [{ clientX: from, clientY: 100 }] });
    fireEvent.touchEnd(at, { changedTouches: [{ clientX: to, clientY: 100 + down }] });
    expect(panel()).toHaveTextContent(shown);
  });
});
