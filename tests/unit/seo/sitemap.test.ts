import { readForSitemap } from '@/lib/seo/sitemap';

const mockLists: Record<string, unknown[]> = {};

jest.mock('@/lib/api/reads', () => ({
  readForPage: async () => ({ state: 'fresh', data: { items: [] } }),
  readNewsIndex: async () => ({ state: 'fresh', data: [] }),
  readRegister: async (name: string) => ({ state: 'fresh', data: mockLists[name] ?? [] }),
}));

const DAY = Date.UTC(2026, 10, 12, 2);
const CHANGED = Date.UTC(2026, 10, 28, 2);

/** When the page of the announcements last changed. */
async function changed(circulars: unknown[]) {
  mockLists.circulars = circulars;
  const entries = await (await readForSitemap()).entries();
  return entries.find(({ address }) => new URL(address).pathname === '/sub-annAndCir')?.changed;
}

describe('when a register last changed', () => {
  it.each([
    ['with its newest entry', [{ publishTime: DAY }, { publishTime: DAY - 1 }], DAY],
    ['when an old one was withdrawn', [{ publishTime: DAY }, { publishTime: 1, withdrawnAt: CHANGED }], CHANGED],
    ['when one was corrected', [{ publishTime: DAY, correctedAt: CHANGED }], CHANGED],
  ])('%s', async (_, circulars, at) => {
    expect(await changed(circulars)).toBe(new Date(at).toISOString());
  });

  it('is not said where no entry has a date', async () => {
    expect(await changed([{}])).toBeUndefined();
  });
});
