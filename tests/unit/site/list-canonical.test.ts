import type { Metadata } from 'next';
import * as reads from '@/lib/api/reads';
import type { Paging } from '@/lib/domain/list-filter';

jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/lib/api/reads');
jest.mock('@/lib/api/company', () => ({ showCompany: async () => {} }));
// What a page draws is not looked at here.
jest.mock('@/components/news/company-news', () => ({ CompanyNews: () => null }));
jest.mock('@/components/investors/announcements/announcements', () => ({ Announcements: () => null }));
jest.mock('@/components/layout/desktop-shell', () => ({ DesktopShell: () => null }));
jest.mock('@/components/layout/mobile-shell', () => ({ MobileShell: () => null }));

const TOTAL = 38;
const list = async (_name: string, _locale: string, { pageIndex, pageSize }: Paging) => ({
  state: 'fresh' as const,
  data: {
    items: Array.from({ length: Math.max(0, Math.min(pageSize, TOTAL - (pageIndex - 1) * pageSize)) }, () => ({})),
    total: TOTAL,
    years: [2026],
  },
});

beforeEach(() => {
  jest.mocked(reads.readList).mockImplementation(list as never);
});

const PAGES = {
  'company news on desktop': () => import('@/app/(desktop)/desktop/[locale]/companyDynamics/[[...query]]/page'),
  'company news on mobile': () => import('@/app/(mobile)/mobile/[locale]/companyDynamics/[[...query]]/page'),
  'announcements on desktop': () => import('@/app/(desktop)/desktop/[locale]/sub-annAndCir/[[...query]]/page'),
  'announcements on mobile': () => import('@/app/(mobile)/mobile/[locale]/sub-annAndCir/[[...query]]/page'),
};

describe('Routes: the canonical address of a list names the page that is shown', () => {
  test.each(Object.entries(PAGES))('Routes: %s', async (_, load) => {
    const { generateMetadata } = (await load()) as {
      generateMetadata(props: { params: Promise<{ query: string[] }> }): Promise<Metadata>;
    };
    const pageIndexOf = async (asked: number) => {
      const { alternates } = await generateMetadata({ params: Promise.resolve({ query: [String(asked), '10'] }) });
      const addresses = [alternates?.canonical, ...Object.values(alternates?.languages ?? {})];
      return [...new Set(addresses.map((address) => new URL(String(address)).searchParams.get('pageIndex')))];
    };
    expect(await pageIndexOf(9999)).toEqual(['4']);
    expect(await pageIndexOf(3)).toEqual(['3']);
    expect(await pageIndexOf(1)).toEqual([null]);
  });
});
