import { companyContent, setCompanyContent, whenCompanyContentChanges } from '@/lib/content-folder/current';

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

test('other content is told of, the same again is not', () => {
  const changed = jest.fn();
  whenCompanyContentChanges(changed);
  const before = companyContent();
  setCompanyContent({ ...before });
  expect(changed).not.toHaveBeenCalled();
  setCompanyContent({ ...before, company: { ...before.company, stockCode: '08019' } });
  expect(changed).toHaveBeenCalledTimes(1);
});

test('where nobody has set it the error says who does', () => {
  setCompanyContent(undefined as never);
  expect(companyContent).toThrow(/start of the server .*setCompanyContent/);
});
