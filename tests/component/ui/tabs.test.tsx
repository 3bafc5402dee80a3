/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs, type TabsProps } from '@/components/ui/tabs';
import { installMotion } from '../support/motion';

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

beforeEach(installMotion);

describe('tabs', () => {
  test('the strip is named and offers every tab', () => {
    show();
    expect(screen.getByRole('tablist', { name: 'Business centre' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Trading', 'Settlement', 'Risk']);
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
});
