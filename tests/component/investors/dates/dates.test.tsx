/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { FinancialCalendar } from '@/components/investors/calendar/financial-calendar';
import { NextDates } from '@/components/investors/calendar/next-dates';
import { Dividends } from '@/components/investors/dividends/dividends';
import { Meeting } from '@/components/investors/meetings/meeting';
import { MeetingList } from '@/components/investors/meetings/meeting-list';
import { setCompanyContent } from '@/lib/content-folder/current';
import type { DividendsFile, EventFile } from '@/lib/content-folder/dates-schema';
import type { MeetingContent } from '@/lib/content-folder/model';
import { LOCALES } from '@/lib/i18n/locales';
import type { RouteId } from '@/lib/site/routes';
import { SAMPLE_COMPANY } from '../../../unit/support/sample';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const NOW = Date.parse('2026-11-28T12:00:00+08:00');
const pageOf = <Id extends RouteId>(route: Id, locale: (typeof LOCALES)[number] = 'en') =>
  ({ route, layout: 'mobile', locale }) as const;
const inThree = (word: string) => ({ zt: `${word} zt`, zh: `${word} zh`, en: word });

beforeEach(() => speak('en'));
afterEach(() => setCompanyContent(SAMPLE_COMPANY));

describe('dividends', () => {
  it('say first what the latest year had', () => {
    render(<Dividends page={pageOf('dividends')} />);
    const latest = screen.getByRole('region', { name: 'Latest dividend' });
    expect(latest).toHaveTextContent('Final dividend for 2025: HK1.0 cent per share');
    expect(latest).toHaveTextContent('10/06/2026');
    const none = screen.getByRole('row', { name: /^2024/ });
    expect(within(none).getByText('None declared')).toBeInTheDocument();
    expect(within(none).getByRole('link')).toHaveAttribute('href', expect.stringContaining('annual-results-2024'));
  });

  it('say first that there was none, where the latest year had none', () => {
    const years = [{ year: 2026, none: 'filing' }, ...(SAMPLE_COMPANY.dividends?.years ?? [])];
    setCompanyContent({ ...SAMPLE_COMPANY, dividends: { ...SAMPLE_COMPANY.dividends, years } as DividendsFile });
    render(<Dividends page={pageOf('dividends')} />);
    expect(screen.getByRole('region', { name: 'Latest dividend' })).toHaveTextContent(
      'No dividend was declared for 2026',
    );
  });

  it('say that there is nothing, where content says nothing', () => {
    setCompanyContent({ ...SAMPLE_COMPANY, dividends: null });
    render(<Dividends page={pageOf('dividends')} />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Nothing here yet')).toBeInTheDocument();
  });
});

describe('a general meeting', () => {
  const [held] = SAMPLE_COMPANY.meetings as [MeetingContent];
  const resolutions = [
    { kind: 'special', text: inThree('To amend the articles'), for: 299_999_999, against: 100_000_000, passed: false },
    { kind: 'ordinary', text: inThree('To adopt the accounts'), for: 300_000_000, against: 1, passed: true },
  ] as MeetingContent['resolutions'];
  const lost: MeetingContent = { ...held, id: '2026-egm', kind: 'egm', voted: 399_999_999, resolutions };

  it('marks what was lost, and no rounding says otherwise', () => {
    render(<Meeting page={pageOf('generalMeetings')} meeting={lost} now={NOW} />);
    const row = screen.getByRole('row', { name: /To amend the articles/ });
    expect(row).toHaveTextContent('299,999,999');
    expect(row).toHaveTextContent('74.99%');
    expect(within(row).getByText('Not passed')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /To adopt the accounts/ })).toHaveTextContent('99.99%');
    expect(screen.getByText('1 of 2 resolutions not passed')).toBeInTheDocument();
  });

  it('that is ahead says what is asked and until when, and shows no votes', () => {
    const { voted: _, ...rest } = held;
    const asked = resolutions.map(({ kind, text }) => ({ kind, text }));
    const ahead = { ...rest, id: '2027-agm', at: '2027-06-04T10:30+08:00', resolutions: asked } as MeetingContent;
    const { container } = render(<Meeting page={pageOf('generalMeetings')} meeting={ahead} now={NOW} />);
    expect(screen.getByRole('region', { name: 'What shareholders are asked' })).toHaveTextContent('Special');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(container.innerHTML).toContain('"@type":"BusinessEvent"');
    expect(container.innerHTML).toContain('"startDate":"2027-06-04T02:30:00.000Z"');
  });

  it('that was held is no event for search engines', () => {
    const { container } = render(<Meeting page={pageOf('generalMeetings')} meeting={held} now={NOW} />);
    expect(container.innerHTML).not.toContain('BusinessEvent');
    expect(screen.getByText('63.20%')).toBeInTheDocument();
  });

  it('stands in the list with its lowest support, and lost ones are marked year beside year', () => {
    setCompanyContent({ ...SAMPLE_COMPANY, meetings: [lost, ...SAMPLE_COMPANY.meetings] });
    render(<MeetingList page={pageOf('generalMeetings')} now={NOW} />);
    const all = screen.getByRole('table', { name: 'All meetings' });
    expect(within(all).getByRole('row', { name: /Extraordinary general meeting 2026/ })).toHaveTextContent('74.99%');
    const matrix = screen.getByRole('table', { name: 'Resolutions year beside year' });
    expect(within(matrix).getAllByText('Not passed')).toHaveLength(1);
    expect(within(matrix).getByRole('row', { name: /Accounts and reports/ })).toHaveTextContent('99.99');
  });
});

describe('the financial calendar', () => {
  it.each(LOCALES)('has events under their month, in %s', (locale) => {
    speak(locale);
    render(<FinancialCalendar page={pageOf('financialCalendar', locale)} now={NOW} />);
    const month = { zt: '2027 年 3 月', zh: '2027 年 3 月', en: 'March 2027' }[locale];
    const title = { zt: '2026 年全年業績', zh: '2026 年全年业绩', en: 'Annual results 2026' }[locale];
    const section = screen.getByRole('heading', { name: month }).closest('section') as HTMLElement;
    expect(section).toHaveTextContent(title);
  });

  it('strikes what was cancelled, with the reason', () => {
    render(<FinancialCalendar page={pageOf('financialCalendar')} now={NOW} />);
    const struck = screen.getByText('Non-deal roadshow, Singapore').closest('s');
    expect(struck?.closest('li')).toHaveTextContent('Too few had registered');
    expect(struck?.closest('li')).toHaveTextContent('Cancelled');
  });

  it('shows three dates on the overview, and not those of directors alone', () => {
    render(<NextDates page={pageOf('investorRelations')} now={NOW} />);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([
      '09/12/2026Investor meetings in Hong KongConfirmed',
      '25/03/2027Annual results 2026Expected',
      expect.stringContaining('Non-deal roadshow, Shanghai and Singapore'),
    ]);
  });

  it('says that nothing is known, where nothing is', () => {
    setCompanyContent({ ...SAMPLE_COMPANY, calendar: [] as EventFile[] });
    const { container } = render(<NextDates page={pageOf('investorRelations')} now={NOW} />);
    expect(container).toBeEmptyDOMElement();
    render(<FinancialCalendar page={pageOf('financialCalendar')} now={NOW} />);
    expect(screen.getByText('No dates are announced or expected')).toBeInTheDocument();
  });
});
