/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LatestRoadshows } from '@/components/investors/overview/latest-roadshows';
import { isSample } from '@/lib/company/sample';
import type { Roadshow } from '@/lib/contract/types';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

const roadshow = (number: number): Roadshow => ({
  title: `Roadshow ${number}`,
  intro: `About ${number}`,
  publishTime: Date.parse(`2026-0${number}-01T09:00:00+08:00`),
  pictureUrl: '',
  skipUrl: `https://example.com/roadshow/${number}`,
});

/** @param at when the answer was given, if it is an older one */
function show(count: number, at?: number) {
  speak('en');
  jest.mocked(isSample).mockReturnValue(true);
  const items = Array.from({ length: count }, (_, index) => roadshow(index + 1));
  render(
    <LatestRoadshows
      page={{ route: 'investorRelations', layout: 'desktop', locale: 'en' }}
      read={
        at === undefined
          ? { state: 'fresh', data: { items, total: count } }
          : { state: 'stale', at, data: { items, total: count } }
      }
    />,
  );
}
const entries = () => screen.getAllByRole<HTMLInputElement>('radio');

describe('§2 roadshows of investor relations', () => {
  test('§2 the first is featured', () => {
    show(4);
    expect(entries().map(({ checked }) => checked)).toEqual([true, false, false, false]);
  });

  test('§2 clicking an entry makes it the featured one, and it alone', async () => {
    show(4);
    await userEvent.click(screen.getAllByTestId('roadshow-item')[2] as HTMLElement);
    expect(entries().map(({ checked }) => checked)).toEqual([false, false, true, false]);
  });

  test.each([
    [1, 3],
    [3, 1],
    [4, 0],
  ])('§2 %i of them are padded with %i placeholders', (count, placeholders) => {
    show(count);
    expect(screen.getAllByTestId('roadshow-item')).toHaveLength(count);
    expect(screen.queryAllByText('Stay tuned')).toHaveLength(placeholders);
  });

  test('§2 more than four are not shown', () => {
    show(6);
    expect(entries()).toHaveLength(4);
  });

  test('§2 each has its Watch now link in a new tab', () => {
    show(2);
    const links = screen.getAllByRole('link', { name: /^Watch now ?: Roadshow/ });
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://example.com/roadshow/1', '_blank'],
      ['https://example.com/roadshow/2', '_blank'],
    ]);
  });

  test('§2 the list shows dates as day/month/year', () => {
    show(1);
    expect(within(screen.getByTestId('roadshow-item')).getByText('01/01/2026')).toBeInTheDocument();
  });

  test('Labels: the page says it above, so it is not said again; how old an answer is, is', () => {
    show(1);
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
    show(1, Date.parse('2026-11-20T10:00:00+08:00'));
    expect(screen.getByRole('status')).toHaveTextContent('20 Nov 2026');
  });

  test('an empty list has the empty state', () => {
    show(0);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText('Nothing here yet')).toBeInTheDocument();
  });
});
