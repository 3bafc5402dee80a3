import {
  companyDocument,
  companyDocuments,
  displaysChangeAt,
  documentsOfKind,
  governanceDocuments,
  isBeforeDisplay,
  whitePapers,
} from '@/lib/content/documents';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import type { CompanyDocumentContent, ContentFile } from '@/lib/content-folder/model';

const sample = companyContent();
afterEach(() => setCompanyContent(sample));

const withDocuments = (documents: CompanyDocumentContent[]) => setCompanyContent({ ...sample, documents });

function fileIn(role: ContentFile['role']): ContentFile {
  return {
    role,
    languages: [],
    name: `policy-${role}.pdf`,
    path: `documents/policy/policy-${role}.pdf`,
    type: 'application/pdf',
    sha256: 'ab'.repeat(32),
    bytes: 1234,
    pages: 7,
  };
}

const policy = (...roles: ContentFile['role'][]): CompanyDocumentContent => ({
  id: 'policy',
  kind: 'policy',
  title: { zt: '舉報政策', zh: undefined, en: 'Whistleblowing policy' },
  adopted: '2026-03-31',
  revised: undefined,
  files: roles.map(fileIn),
});

describe('documents of the company are those of content', () => {
  test('§2 a document has its title, its facts, and an address that its bytes name', () => {
    withDocuments([policy('bilingual')]);
    expect(companyDocuments('en')).toEqual([
      {
        id: 'policy',
        title: 'Whistleblowing policy',
        href: '/files/abababababababab/policy-bilingual.pdf',
        fileType: 'pdf',
        fileSize: 1234,
        pages: 7,
        sha256: 'ab'.repeat(32),
        adopted: Date.parse('2026-03-31T00:00:00+08:00'),
        revised: undefined,
      },
    ]);
  });

  test.each([
    ['zt', ['zt', 'zh', 'en', 'bilingual'], 'zt'],
    ['zh', ['zt', 'en'], 'zt'],
    ['zh', ['en', 'bilingual'], 'bilingual'],
    ['en', ['zt', 'bilingual'], 'bilingual'],
    ['en', ['zt', 'zh'], 'zt'],
  ] as const)('§1 a reader of %s is given, of the files %j, the one in %s', (locale, roles, given) => {
    withDocuments([policy(...roles)]);
    expect(companyDocument('policy', locale)?.href).toMatch(new RegExp(`/policy-${given}\\.pdf$`));
  });

  test('§1 a title without simplified Chinese is shown in traditional', () => {
    withDocuments([policy('zt')]);
    expect(companyDocument('policy', 'zh')?.title).toBe('舉報政策');
  });

  test('§2 what is not there is not shown', () => {
    withDocuments([policy(), ...sample.documents.filter(({ id }) => id === 'audit-committee-terms-of-reference')]);
    expect(companyDocument('policy', 'en')).toBeUndefined();
    expect(companyDocument('prospectus', 'en')).toBeUndefined();
    expect(whitePapers('en')).toEqual([]);
    expect(governanceDocuments('board', 'en')).toEqual([]);
    expect(governanceDocuments('committees', 'en').map(({ name }) => name)).toEqual(['audit']);
  });

  test('§2 corporate governance has three documents of the board and three of its committees', () => {
    const names = (list: 'board' | 'committees') => governanceDocuments(list, 'en').map(({ name }) => name);
    expect(names('board')).toEqual(['corporateGovernance', 'communication', 'nominating']);
    expect(names('committees')).toEqual(['audit', 'nomination', 'remuneration']);
    expect(whitePapers('en').map(({ key }) => key)).toEqual(['ipo', 'equity']);
  });

  test('§2 what content brings besides stands on the page of governance, whatever it is called', () => {
    withDocuments([policy('bilingual'), ...sample.documents]);
    expect(governanceDocuments('others', 'en')).toMatchObject([
      { title: 'Whistleblowing policy' },
      { title: 'Articles of Association (summary, for reference only)' },
    ]);
  });
});

test('earlier versions stand by their day, and are no documents of their own', () => {
  const earlier = [{ adopted: '2018-06-19', until: '2023-06-09', files: [fileIn('bilingual')] }];
  withDocuments([{ ...policy('bilingual'), adopted: '2018-06-19', revised: '2023-06-09', earlier }]);
  const [{ earlier: shown } = {}] = companyDocuments('en');
  expect(shown).toMatchObject([
    {
      id: 'policy-2018-06-19',
      href: '/files/abababababababab/policy-bilingual.pdf',
      adopted: Date.parse('2018-06-19T00:00:00+08:00'),
      until: Date.parse('2023-06-09T00:00:00+08:00'),
    },
  ]);
  expect(companyDocuments('en')).toHaveLength(1);
});

describe('documents on display', () => {
  const KEY = 'ab'.repeat(8);
  const contract = { ...policy('bilingual'), id: 'contract', kind: 'display' as const, filing: 'circular' };
  const displayed = { ...contract, from: '2026-11-13', until: '2026-11-26' };
  const at = (moment: string) => Date.parse(moment);
  const BEFORE = at('2026-11-12T23:59:59+08:00');
  const FIRST = at('2026-11-13T00:00:00+08:00');
  const LAST = at('2026-11-26T23:59:59+08:00');
  const AFTER = at('2026-11-27T00:00:00+08:00');

  test('are there from the first midnight in Hong Kong to the last, with their days and their filing', () => {
    withDocuments([displayed, policy('en')]);
    const ids = (now: number) => companyDocuments('en', now).map(({ id }) => id);
    expect(ids(BEFORE)).toEqual(['policy']);
    expect(ids(FIRST)).toEqual(['contract', 'policy']);
    expect(ids(LAST)).toEqual(['contract', 'policy']);
    expect(ids(AFTER)).toEqual(['policy']);
    expect(documentsOfKind('display', 'zt', FIRST).files).toMatchObject([
      { id: 'contract', display: { from: '2026-11-13', until: '2026-11-26', filing: 'circular' } },
    ]);
    expect(documentsOfKind('display', 'zt', AFTER).files).toEqual([]);
  });

  test('change at these midnights, and at no other', () => {
    withDocuments([displayed, policy('en')]);
    expect([BEFORE, FIRST, LAST].map(displaysChangeAt)).toEqual([FIRST, AFTER, AFTER]);
    expect(displaysChangeAt(AFTER)).toBeUndefined();
  });

  test('are given to nobody before their first day, and to whoever has their address after the last', () => {
    withDocuments([displayed]);
    expect([BEFORE, FIRST, LAST, AFTER].map((now) => isBeforeDisplay(KEY, now))).toEqual([true, false, false, false]);
    expect(isBeforeDisplay('cd'.repeat(8), BEFORE)).toBe(false);
    // The same file is public as something else already.
    withDocuments([displayed, policy('bilingual')]);
    expect(isBeforeDisplay(KEY, BEFORE)).toBe(false);
  });

  test('stand on no other page', () => {
    withDocuments([{ ...contract, from: '2026-01-01', until: '9999-12-31' }]);
    expect(companyDocument('contract', 'en')?.title).toBe('Whistleblowing policy');
    expect(governanceDocuments('others', 'en')).toEqual([]);
  });
});
