import { companyDocument, companyDocuments, governanceDocuments, whitePapers } from '@/lib/content/documents';
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
      { title: 'Summary of the Articles of Association' },
    ]);
  });
});
