import { companyContent, setCompanyContent } from '@/lib/content-folder/current';

test('what is known of the company is what was set last, whichever copy of the module asks', () => {
  const before = companyContent();
  const later = { ...before, company: { ...before.company, stockCode: '08018' } };
  setCompanyContent(later);
  let copy: typeof import('@/lib/content-folder/current') | undefined;
  jest.isolateModules(() => {
    copy = require('@/lib/content-folder/current');
  });
  expect(copy?.companyContent).not.toBe(companyContent);
  expect(copy?.companyContent()).toBe(later);
});

test('where nobody has set it the error says who does', () => {
  setCompanyContent(undefined as never);
  expect(companyContent).toThrow(/start of the server .*setCompanyContent/);
});
