/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { Board } from '@/components/investors/board/board';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import { loadMessages } from '@/lib/i18n/messages';

const sample = companyContent();
afterEach(() => {
  setCompanyContent(sample);
  jest.useRealTimers();
});

type Seat = (typeof sample.board.seats)[number];
const [first] = sample.board.seats as [Seat];

async function show(on?: string, layout: 'desktop' | 'mobile' = 'desktop') {
  const page = { route: 'boardMembers', layout, locale: 'en' } as const;
  return render(
    <NextIntlClientProvider locale="en" messages={(await loadMessages('en')) as never} timeZone="Asia/Hong_Kong">
      <Board page={page} on={on} />
    </NextIntlClientProvider>,
  );
}

const names = () => screen.queryAllByTestId('board-member').map((row) => within(row).getByRole('heading').textContent);

describe('the board on a day', () => {
  test('who had left is there on the last day, and the page says whose day it is and leads back', async () => {
    await show('2024-07-11');
    expect(names()).toContain('Mr Sample Ng');
    expect(names()).not.toContain('Ms Sample Chow');
    // Meetings of 2025 were not held yet.
    expect(screen.queryByText('Meetings attended in 2025')).toBeNull();
    expect(screen.queryByText('Professional development in 2025')).toBeNull();
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent(/The Board on 11.July.2024/);
    expect(within(note).getByRole('link')).toHaveAttribute('href', '/boardMembers?lang=en');
  });

  test('each director has the hours and topics of professional development of the last year', async () => {
    await show('2026-11-28');
    const [chairman] = screen.getAllByTestId('board-member');
    const row = within(chairman as HTMLElement)
      .getByText('Professional development in 2025')
      .closest('div');
    expect(row).toHaveTextContent(/18 hours.+GEM Listing Rules.+Cyber security/);
  });

  test('the day after, the successor is', async () => {
    await show('2024-07-12');
    expect(names()).toContain('Ms Sample Chow');
    expect(names()).not.toContain('Mr Sample Ng');
  });

  test('committees are those of the day', async () => {
    await show('2022-01-13');
    const ho = screen.getAllByTestId('board-member').find((row) => row.id === 'ho') as HTMLElement;
    expect(ho).toHaveTextContent('Audit (Chair), Nomination, Remuneration');
  });

  test('before there was a board the page says so', async () => {
    await show('1999-01-01');
    expect(names()).toEqual([]);
    expect(screen.getByText('There is no record of the Board on that day.')).toBeInTheDocument();
  });

  test('without a day it is today’s, and another one can be asked for without scripts', async () => {
    await show();
    expect(screen.queryByRole('note')).toBeNull();
    const day = screen.getByLabelText('Day');
    expect(day).toHaveAttribute('name', 'on');
    expect(day.closest('form')).toHaveAttribute('action', '/boardMembers');
  });

  test.each([
    ['2026-11-28T23:59:59+08:00', true],
    ['2026-11-29T00:00:00+08:00', false],
  ])('who leaves at midnight in Hong Kong, at %s: %s', async (now, isThere) => {
    jest.useFakeTimers({
      now: Date.parse(now),
      doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
    });
    setCompanyContent({ ...sample, board: { seats: [{ ...first, to: '2026-11-28' }] } });
    await show();
    expect(names().length === 1).toBe(isThere);
    if (isThere) expect(screen.getByText(/In office until 28.November.2026/)).toBeInTheDocument();
  });

  test('tenure in whole years, and nine of them of an independent director from a year before on', async () => {
    await show('2026-11-28');
    const row = (id: string) => screen.getAllByTestId('board-member').find((each) => each.id === id) as HTMLElement;
    expect(row('ho')).toHaveTextContent(/8.years on the Board/);
    expect(row('ho')).toHaveTextContent(/Nine years on 20.June.2027/);
    expect(row('chow')).not.toHaveTextContent(/Nine years/);
    expect(row('chan')).not.toHaveTextContent(/Nine years/);
    expect(row('wong')).toHaveTextContent('Board 3 of 4');
    expect(row('wong')).toHaveTextContent('Sample Industries Holdings Limited (Non-executive Director)');
    expect(within(row('leung')).getByRole('link')).toHaveAttribute('href', 'mailto:lead.director@example.com');
  });
});
