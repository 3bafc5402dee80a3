import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import { passagesOfFile } from '@/lib/search/files/file-texts';
import { type ReadFile, UnreadableFile } from '@/lib/search/files/read-files';
import { search } from '@/lib/search/find';
import { createSearchIndexer } from '@/lib/search/indexer';
import type { ListSource } from '@/lib/search/sources/lists';
import { PageWords } from '@/lib/search/sources/pages';
import { temporaryStore } from '../support/temporary-store';

const store = temporaryStore();
const before = companyContent();
afterEach(() => setCompanyContent(before));

interface Filing {
  title: string;
  file: string;
  mark: string;
}

/** A list whose answer the test decides, files that it may read, and the hashes of those that cannot be. */
function arranged(
  answer: { filings: Filing[] | undefined },
  pages: Record<string, string[]>,
  open = async () => store(),
  content: Record<string, string> = {},
) {
  const asked: string[] = [];
  const source: ListSource = {
    name: 'test-filings',
    read: async () => answer.filings && { zt: answer.filings, zh: [], en: [] },
    entries: (data, files) =>
      (data.zt as Filing[]).map(({ title, file, mark }) => ({
        locale: 'zt',
        kind: 'announcement',
        key: file,
        title,
        target: { file },
        passages: passagesOfFile(files, { address: file, mark }),
      })),
  };
  const read: ReadFile = async (address, unreadable) => {
    const sha256 = content[address];
    const known = sha256 === undefined ? undefined : unreadable?.get(sha256);
    if (sha256 !== undefined && known !== undefined) throw new UnreadableFile(sha256, known);
    asked.push(address);
    if (sha256 !== undefined) throw new UnreadableFile(sha256, 'took more than 250 MB of memory');
    const text = pages[address];
    if (!text) throw new Error('cannot be read');
    return { pages: text, blocks: text.map((words) => [{ is: 'paragraph', text: words }]) };
  };
  const keeper = () =>
    createSearchIndexer(
      open,
      [source],
      (use) => use(read),
      () => Promise.resolve(),
    );
  return { asked, keeper };
}

const found = async (q: string) =>
  (await search(store(), { q, locale: 'zt', kind: 'announcement' })).found.map(({ target }) => target);

const A = { title: '甲號通函', file: '/assets/a.pdf', mark: '1' };
const B = { title: '乙號通函', file: '/assets/b.pdf', mark: '1' };

describe('Search: the index follows what can be found', () => {
  beforeAll(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterAll(() => jest.restoreAllMocks());

  test('Search: a file is not given up because the store took nothing for a moment', async () => {
    const file = { title: '丙號通函', file: '/assets/c.pdf', mark: '1' };
    const { asked, keeper } = arranged({ filings: [file] }, { [file.file]: ['鎢礦資源'] }, async () => {
      if (asked.filter((address) => address === file.file).length === 1 && !isBack) {
        isBack = true;
        throw new Error('SQLITE_BUSY');
      }
      return store();
    });
    let isBack = false;
    const filling = keeper();
    await filling.fill(new PageWords()).catch(() => undefined);
    await filling.fill(new PageWords());
    expect(await found('鎢礦')).toEqual([{ file: file.file }]);
  });

  test('Search: filings are found by the text of their files, each of which is read once', async () => {
    const answer = { filings: [A, B] as Filing[] | undefined };
    const { asked, keeper } = arranged(answer, { [A.file]: ['封面', '鈾礦資源'], [B.file]: ['稀土資源'] });
    const first = keeper();
    await first.fill(new PageWords());
    expect(first.complete).toBe(true);
    expect(await found('鈾礦')).toEqual([{ file: A.file }]);
    const ours = () => asked.filter((address) => [A.file, B.file].includes(address));
    expect(ours()).toEqual([A.file, B.file]);
    // The next process knows them from the store.
    await keeper().fill(new PageWords());
    expect(ours()).toEqual([A.file, B.file]);
    // A file that is another one than before is read again.
    answer.filings = [{ ...A, mark: '2' }, B];
    await keeper().fill(new PageWords());
    expect(ours()).toEqual([A.file, B.file, A.file]);
  });

  test('Search: what was withdrawn is found no more, what could not be read stays', async () => {
    const answer: { filings: Filing[] | undefined } = { filings: [A, B] };
    const keeper = arranged(answer, { [A.file]: ['鈾礦資源'], [B.file]: ['稀土資源'] }).keeper();
    await keeper.fill(new PageWords());
    const before = keeper.generation;
    await keeper.freshen();
    expect(keeper.generation).toBe(before);
    answer.filings = undefined;
    await keeper.freshen();
    expect(await found('甲號')).toEqual([{ file: A.file }]);
    answer.filings = [B];
    await keeper.freshen();
    expect(await found('甲號')).toEqual([]);
    expect(await found('乙號')).toEqual([{ file: B.file }]);
  });

  test('Search: a file that cannot be read costs its filing nothing but its text', async () => {
    const answer = { filings: [{ ...A, file: '/assets/broken.pdf' }] };
    const { asked, keeper } = arranged(answer, {});
    const one = keeper();
    await one.fill(new PageWords());
    await one.freshen();
    expect(await found('甲號')).toEqual([{ file: '/assets/broken.pdf' }]);
    expect(asked.filter((address) => address === '/assets/broken.pdf')).toHaveLength(1);
  });

  test('A PDF of 7 KB: what cannot be read is not read again at the next start, until it is another', async () => {
    const bad = { title: '丁號通函', file: '/assets/bad.pdf', mark: '1' };
    const content = { [bad.file]: 'a'.repeat(64) };
    const { asked, keeper } = arranged({ filings: [bad, B] }, { [B.file]: ['稀土資源'] }, undefined, content);
    const times = () => asked.filter((address) => address === bad.file).length;
    await keeper().fill(new PageWords());
    await keeper().fill(new PageWords());
    expect(times()).toBe(1);
    // The others go on, and it is found by its title.
    expect(await found('稀土')).toEqual([{ file: B.file }]);
    expect(await found('丁號')).toEqual([{ file: bad.file }]);
    content[bad.file] = 'b'.repeat(64);
    await keeper().fill(new PageWords());
    expect(times()).toBe(2);
  });

  test('Search: texts of files outlive a start at which the API did not answer', async () => {
    const answer: { filings: Filing[] | undefined } = { filings: [A] };
    const { asked, keeper } = arranged(answer, { [A.file]: ['鈾礦資源'] });
    await keeper().fill(new PageWords());
    const read = asked.filter((address) => address === A.file).length;
    answer.filings = undefined;
    await keeper().fill(new PageWords());
    answer.filings = [A];
    await keeper().fill(new PageWords());
    expect(asked.filter((address) => address === A.file)).toHaveLength(read);
  });

  test('a text of the company is found by its words, at the part of the page that has them', async () => {
    const [document] = before.documents.filter(({ text }) => text);
    if (!document?.text) throw new Error('The sample has no document with a text.');
    const zt = '<p>引言</p><h2>股份</h2><p><strong>1.</strong> 股份可自由轉讓。</p><h2>清盤</h2><p>鎢礦分派。</p>';
    const title = { zt: '組織章程大綱', zh: '组织章程大纲', en: 'Memorandum' };
    const text = { id: 'charter', kind: 'constitutional' as const, title, text: { ...document.text, zt } };
    const keeper = arranged({ filings: [] }, {}).keeper();
    setCompanyContent({ ...before, documents: [{ ...document, ...text }] });
    await keeper.freshen();
    const { found } = await search(store(), { q: '鎢礦分派', locale: 'zt', kind: 'document' });
    expect(found).toMatchObject([
      { target: { route: 'shareholderInformation', hash: 'charter' }, place: 'charter-2', title: [{ text: title.zt }] },
    ]);
    // Once it is out of the content nobody finds it.
    setCompanyContent({ ...before, documents: [] });
    await keeper.freshen();
    expect((await search(store(), { q: '鎢礦分派', locale: 'zt', kind: 'document' })).found).toEqual([]);
  });

  test('a document on display is found from its first midnight in Hong Kong to its last', async () => {
    const document = before.documents.find(({ files }) => files.length > 0);
    if (!document) throw new Error('The sample has no document with a file.');
    const title = { zt: '數據框架協議', zh: '数据框架协议', en: 'Data framework agreement' };
    const shown = { ...document, title, kind: 'display' as const, from: '2026-11-13', until: '2026-11-26' };
    setCompanyContent({ ...before, documents: [shown] });
    const clock = jest.spyOn(Date, 'now');
    const keeper = arranged({ filings: [] }, {}).keeper();
    const foundAt = async (moment: string) => {
      clock.mockReturnValue(Date.parse(`${moment}+08:00`));
      await keeper.freshen();
      const { found } = await search(store(), { q: '數據框架協議', locale: 'zt', kind: 'document' });
      // Others are documents of the Open API, which are pages.
      return found.filter(({ target }) => 'file' in target).length;
    };
    expect(await foundAt('2026-11-12T23:59:59')).toBe(0);
    expect(await foundAt('2026-11-13T00:00:00')).toBe(1);
    expect(await foundAt('2026-11-26T23:59:59')).toBe(1);
    expect(await foundAt('2026-11-27T00:00:00')).toBe(0);
  });
});
