/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen } from '@testing-library/react';
import { KeyFacts, type KeyFactsProps } from '@/components/investors/overview/key-facts';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import type { Report } from '@/lib/contract/types';
import { answer, record } from '../../../unit/support/prices';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));

const REPORT = {
  title: 'Third Quarterly Report 2026',
  figures: { period: '2026-nine-months', amounts: { revenue: { amount: 96_400 }, profit: { amount: 15_200 } } },
} as Report;
const content = companyContent();

function show(more: Partial<KeyFactsProps> = {}) {
  return render(
    <KeyFacts
      page={{ route: 'investorRelations', layout: 'mobile', locale: 'en' }}
      day={{ state: 'fresh', data: answer([record('930', 0.84), record('1544', 0.86)]) }}
      reports={{ state: 'fresh', data: { items: [REPORT] } }}
      halted={false}
      {...more}
    />,
  );
}

const link = (name: RegExp) => screen.getByRole('link', { name });

beforeEach(() => {
  speak('en');
  jest.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00+08:00') });
});
afterEach(() => {
  jest.useRealTimers();
  setCompanyContent(content);
});

test('price, result, dividend, shares and next date, each leading to its page', () => {
  show();
  expect(link(/^Share price/)).toHaveTextContent(/HK\$0\.86.*\+3\.61%.*20\/11\/2026, 15:44/);
  expect(link(/^Latest result/)).toHaveTextContent(/HK\$15\.2 million.*Nine months of 2026, profit/);
  expect(link(/^Latest dividend/)).toHaveTextContent(/HK1\.0 cent.*per share, final for 2025/);
  expect(link(/^Shares in issue/)).toHaveTextContent(/503,690,000.*31 October 2026/);
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href')?.split('?')[0])).toEqual([
    '/shareInformation',
    '/results',
    '/dividends',
    '/shareInformation',
    '/financialCalendar',
  ]);
  expect(link(/^Latest result/).getAttribute('href')).toContain('id=2026-nine-months');
});

test('a halt takes the place of the change', () => {
  show({ halted: true });
  expect(link(/^Share price/)).toHaveTextContent('Trading in the shares is halted');
  expect(link(/^Share price/)).not.toHaveTextContent('%');
});

test('a year without a dividend says so', () => {
  setCompanyContent({
    ...content,
    dividends: { years: [{ year: 2026, none: 'results' }] } as typeof content.dividends,
  });
  show();
  expect(link(/^Latest dividend/)).toHaveTextContent('None for 2026');
});

test('what nobody gives has no place', () => {
  setCompanyContent({
    ...content,
    dividends: null,
    calendar: [],
    company: { ...content.company, shares: undefined },
  } as unknown as typeof content);
  show({ day: { state: 'failed' }, reports: { state: 'failed' } });
  expect(screen.queryByTestId('key-facts')).toBeNull();
});

test('a report that was withdrawn has no result, a loss has a true minus', () => {
  const loss = { ...REPORT, figures: { period: '2025-year', amounts: { profit: { amount: -1200 } } } } as Report;
  show({ reports: { state: 'fresh', data: { items: [{ ...REPORT, withdrawnAt: 1 }, loss] } } });
  expect(link(/^Latest result/)).toHaveTextContent('HK$−1.2 million');
});
