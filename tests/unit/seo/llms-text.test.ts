import { llmsText } from '@/lib/seo/llms-text';

const mockSample = { data: true, content: true };

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));
jest.mock('@/lib/company/sample', () => ({ isSample: (source: 'data' | 'content') => mockSample[source] }));
jest.mock('@/lib/content/open-api-documents', () => ({
  documentSummaries: async () => [],
  markdownOf: () => '/',
}));

describe('/llms.txt', () => {
  it.each([
    [
      { data: true, content: true },
      'This is a demonstration of the website of TradeGo. Every price, filing, person, partner and contact on it is',
    ],
    [{ data: false, content: true }, 'The people, contacts, documents, partners and company figures on this site are'],
  ])('says what of the site is sample content: %j', async (sample, sentence) => {
    Object.assign(mockSample, sample);
    expect(await llmsText()).toContain(`\n\n${sentence}`);
  });

  it('says nothing of it where nothing is', async () => {
    Object.assign(mockSample, { data: false, content: false });
    expect(await llmsText()).not.toMatch(/sample content/);
  });
});
