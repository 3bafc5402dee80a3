import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import { serveFile } from '@/lib/endpoints/files';
import { saveFile } from '@/lib/publishing/files';
import { temporaryStore } from '../support/temporary-store';

const FILE = {
  sha256: 'ab'.repeat(32),
  bytes: 8,
  path: 'documents/contract/c.pdf',
  name: 'contract.pdf',
  type: 'application/pdf',
  languages: [],
  role: 'bilingual' as const,
};
const store = temporaryStore((db) => saveFile(db, FILE, Buffer.from('contract')));
const before = companyContent();
afterEach(() => setCompanyContent(before));

jest.mock('@/lib/api/embedded/opened', () => ({ openedAndSeeded: async () => store() }));

test('the file of a document on display is given from its first day on', async () => {
  const title = { zt: '合約', zh: '合约', en: 'A contract' };
  const contract = { id: 'contract', kind: 'display' as const, title, files: [FILE] };
  setCompanyContent({ ...before, documents: [{ ...contract, from: '2026-11-13', until: '2026-11-26' }] });
  const clock = jest.spyOn(Date, 'now');
  const statusAt = async (moment: string) => {
    clock.mockReturnValue(Date.parse(`${moment}+08:00`));
    const { status } = await serveFile(new Request('http://localhost/'), 'ab'.repeat(8), 'contract.pdf');
    return status;
  };
  expect(await statusAt('2026-11-12T23:59:59')).toBe(404);
  expect(await statusAt('2026-11-13T00:00:00')).toBe(200);
  expect(await statusAt('2026-12-24T12:00:00')).toBe(200);
});
