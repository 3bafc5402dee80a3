import { company } from '@/lib/company/facts';
import { isSample } from '@/lib/company/sample';
import { sampleNotice } from '@/lib/company/sample-notice';
import { environment } from '@/lib/config/env';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';

jest.mock('@/lib/config/env', () => ({ environment: jest.fn() }));

const API = 'https://api.example.com';

describe('Names: what is sample content, source by source', () => {
  test.each([
    { sample: true, api: undefined, content: true, data: true, notice: 'sample' },
    { sample: true, api: API, content: true, data: false, notice: 'sampleContent' },
    { sample: false, api: undefined, content: false, data: false, notice: undefined },
    { sample: false, api: API, content: false, data: false, notice: undefined },
  ])('a company that is a sample: $sample, and an API: $api', ({ sample, api, content, data, notice }) => {
    setCompanyContent({ ...companyContent(), company: { ...company(), sample } });
    jest.mocked(environment).mockReturnValue({ websiteApiUrl: api } as ReturnType<typeof environment>);
    expect([isSample('content'), isSample('data'), sampleNotice()]).toEqual([content, data, notice]);
  });
});
