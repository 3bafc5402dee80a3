import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KINDS } from '@/lib/content-folder/kinds';
import { readContentFolder } from '@/lib/content-folder/read';
import { CALLS } from '@/lib/contract/calls';
import { judged, type Shape } from '@/lib/contract/judging';
import { LOCALES } from '@/lib/i18n/locales';
import { type Change, contentFolder, GOOD, removeContentFolders } from '../support/good-content';

afterAll(removeContentFolders);

const FILING = 'filings/2026-08-12-interim-results';
const REPORT = 'reports/interim-report-2026';
const STORY = 'news/2026-08-12-half-year-story';

const faultsIn = async (folder: string) =>
  (await readContentFolder(folder)).faults.map(
    ({ file, line, message }) => `${file}${line === undefined ? '' : `, line ${line}`}: ${message}`,
  );
const faultsWith = (changes: Record<string, Change>) => faultsIn(contentFolder(changes));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a good content folder', () => {
  it('has no fault, and every entry', async () => {
    const { entries, company, faults } = await readContentFolder(contentFolder());
    expect(faults).toEqual([]);
    expect(entries.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'filing 2026-08-12-interim-results',
      'report interim-report-2026',
      'story 2026-08-12-half-year-story',
      'recording interim-2026-call',
      'answer 2026-08-20-custody',
    ]);
    expect(company?.company.stockCode).toBe('08099');
    expect(company?.documents[0]).toMatchObject({ id: 'articles', files: [{ name: 'articles.pdf', pages: 1 }] });
  });

  it('gives items that the contract takes whole, in every language', async () => {
    const { entries } = await readContentFolder(contentFolder());
    for (const { kind, items } of entries) {
      for (const locale of LOCALES) {
        const { faults, items: taken } = judged(
          [{ id: kind === 'story' ? 1 : 'an-id', ...items[locale] }],
          CALLS[KINDS[kind].call].item as Shape<object>,
        );
        expect([faults, taken.length]).toEqual([{ leftOut: 0, without: {} }, 1]);
      }
    }
  });

  it('names files by their content and their entry', async () => {
    const { entries } = await readContentFolder(contentFolder());
    const [filing, report, story] = entries;
    expect(filing?.files.map(({ name, role, languages }) => ({ name, role, languages }))).toEqual([
      { name: 'interim-results-c.pdf', role: 'zt', languages: ['zt'] },
      { name: 'interim-results-e.pdf', role: 'en', languages: ['en'] },
    ]);
    expect(filing?.files[0]).toMatchObject({
      sha256: sha256('pdf of the results in Chinese'),
      bytes: 29,
      path: `${FILING}/c.pdf`,
      type: 'application/pdf',
      pages: 1,
    });
    expect(report?.files.map(({ name, languages, formerly }) => ({ name, languages, formerly }))).toEqual([
      { name: 'interim-report-2026.pdf', languages: ['zt', 'en'], formerly: '/assets/report/interim-report-2026.pdf' },
      { name: 'cover.webp', languages: [], formerly: undefined },
    ]);
    const figure = `/files/${sha256('picture of the revenue').slice(0, 16)}/figure.webp`;
    expect(story?.items.en.contentTxt).toContain(`src="${figure}"`);
    expect(story?.items.en.pictureUrl).toBe('/assets/news/interim.webp');
    expect(story?.files).toHaveLength(1);
  });

  it('shows traditional words where simplified ones may be missing', async () => {
    const { entries } = await readContentFolder(contentFolder());
    expect(entries[0]?.items.zh.title).toBe('截至二零二六年六月三十日止六個月之中期業績公告');
    expect(entries[1]?.items.zh).toMatchObject({ title: '2026 年中期报告', intro: '收入上升。' });
  });

  it('gives figures in the language of the reader', async () => {
    const { entries } = await readContentFolder(contentFolder());
    expect(entries[1]?.items.zh.figures).toEqual({
      period: '2026-half',
      amounts: { revenue: { amount: 86400, before: 69800, page: 3 } },
      segments: [{ name: '数据', amount: 86400 }],
    });
    expect(entries[2]?.items.en.figures).toMatchObject({ segments: [{ name: 'Data' }] });
  });

  it('reads moments without a zone in Hong Kong time', async () => {
    const { entries } = await readContentFolder(contentFolder());
    expect(entries[1]?.published).toBe(Date.parse('2026-08-28T17:00:00+08:00'));
    expect(entries[1]?.exchange?.at).toBe(Date.parse('2026-08-28T16:59:30+08:00'));
  });

  it('reads what was said in a recording, in all three languages or not at all', async () => {
    const said = (words: string) => `**Chairman:** ${words}\n`;
    const place = 'recordings/interim-2026-call';
    const texts = { [`${place}/zt.md`]: said('早晨。'), [`${place}/zh.md`]: said('早上好。') };
    expect(await faultsWith(texts)).toEqual([
      `${place}/en.md: The transcript has no en.md: where it is given, it is in all three languages.`,
    ]);
    const { entries } = await readContentFolder(contentFolder({ ...texts, [`${place}/en.md`]: said('Good morning.') }));
    const recording = entries.find(({ kind }) => kind === 'recording');
    expect(recording?.items.en.transcript).toBe('<p><strong>Chairman:</strong> Good morning.</p>');
  });
});

describe('digests', () => {
  const digests = async (changes: Record<string, Change>) =>
    (await readContentFolder(contentFolder(changes))).entries.map(({ digest }) => digest);

  it('are the same for the same, however it is written', async () => {
    const rewritten = {
      [`${FILING}/entry.yaml`]: (text: string) => `\ufeff# a remark\n${text}`.replaceAll('\n', '\r\n'),
      [`${STORY}/en.md`]: (text: string) => text.replaceAll('\n', '\r\n'),
      'answers/2026-08-20-custody.yaml': (text: string) => text.trim().split('\n').reverse().join('\n'),
    };
    expect(await digests(rewritten)).toEqual(await digests({}));
  });

  it('are others for another file or another word', async () => {
    const before = await digests({});
    const after = await digests({
      [`${FILING}/c.pdf`]: 'another pdf',
      [`${STORY}/zh.md`]: (text) => text.replace('8,640', '8,650'),
    });
    expect(before.map((digest, index) => digest === after[index])).toEqual([false, true, false, true, true]);
  });

  it('are the same where a file has moved within its folder', async () => {
    const moved = await digests({
      [`${FILING}/c.pdf`]: undefined,
      [`${FILING}/chinese.pdf`]: 'pdf of the results in Chinese',
      [`${FILING}/entry.yaml`]: (text) => text.replace('c.pdf', 'chinese.pdf'),
    });
    expect(moved).toEqual(await digests({}));
  });
});

describe('bad input', () => {
  it('says every fault at once, by line', async () => {
    const faults = await faultsWith({
      [`${FILING}/entry.yaml`]: (text) =>
        text
          .replace(/^published.*$/m, 'published: 12 Nov')
          .replace('category: results', 'kategory: results')
          .replace('e.pdf', 'english.pdf'),
    });
    expect(faults).toEqual([
      `${FILING}/e.pdf: This file is there, and nothing names it: is a line missing?`,
      `${FILING}/entry.yaml, line 1: published must be a moment such as 2026-11-12T16:45:00+08:00, but it is "12 Nov".`,
      `${FILING}/entry.yaml, line 5: There is no field "kategory" here: is category meant?`,
      `${FILING}/entry.yaml, line 9: english.pdf is named here and is not there.`,
    ]);
  });

  it('takes no folder, an empty one and a file for one', async () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'content-'));
    expect(await faultsIn(path.join(empty, 'none'))).toEqual([
      '.: The content folder cannot be read: it is not there.',
    ]);
    expect(await faultsIn(empty)).toEqual([
      'board.yaml: There is no board.yaml here.',
      'company.yaml: There is no company.yaml here.',
      'software.yaml: There is no software.yaml here.',
    ]);
    writeFileSync(path.join(empty, 'file'), '');
    expect(await faultsIn(path.join(empty, 'file'))).toEqual([
      '.: This is a file, but the content folder must be a folder.',
    ]);
    rmSync(empty, { recursive: true });
  });

  it('follows no link out of the folder', async () => {
    const folder = contentFolder({ [`${FILING}/c.pdf`]: undefined });
    symlinkSync('/etc/hostname', path.join(folder, FILING, 'c.pdf'));
    symlinkSync(path.join(folder, 'news'), path.join(folder, 'reports', 'again'));
    symlinkSync('nowhere', path.join(folder, 'news', 'broken'));
    expect(await faultsIn(folder)).toEqual([
      `${FILING}/c.pdf: This link leads out of the content folder: put the file itself here.`,
      `${FILING}/entry.yaml, line 8: c.pdf is named here and is not there.`,
      'news/broken: This cannot be read: it is not there.',
      'reports/again: This is a link to a folder: put the folder itself here.',
    ]);
  });

  it('takes a link within the folder, spaces and Chinese in names, and what a Mac makes of accents', async () => {
    const folder = contentFolder({
      [`${FILING}/c.pdf`]: undefined,
      [`${FILING}/業績 公告.pdf`]: 'pdf',
      [`${FILING}/entry.yaml`]: (text) => text.replace('c.pdf', '業績 公告.pdf'),
      [`${STORY}/en.md`]: (text) => `${text}\n![Café](caf%C3%A9%20one.png)\n`,
      [`${STORY}/cafe\u0301 one.png`]: 'picture',
      [`${REPORT}/cover.webp`]: undefined,
    });
    symlinkSync('../../news/2026-08-12-half-year-story/figure.webp', path.join(folder, REPORT, 'cover.webp'));
    const { entries, faults } = await readContentFolder(folder);
    expect(faults).toEqual([]);
    expect(entries[0]?.files[0]?.name).toBe('interim-results-c.pdf');
    expect(entries[2]?.files.map(({ name }) => name)).toContain('cafe-one.png');
  });

  it('takes a folder where a file should be for a file that is not there', async () => {
    const folder = contentFolder({ [`${FILING}/c.pdf`]: undefined });
    mkdirSync(path.join(folder, FILING, 'c.pdf'));
    expect(await faultsIn(folder)).toEqual([`${FILING}/entry.yaml, line 8: c.pdf is named here and is not there.`]);
  });

  it.each<[string, Record<string, Change>, string]>([
    [
      'other encodings',
      { 'board.yaml': Buffer.from([0xff, 0xfe, 0x41]) },
      'board.yaml: The file is not in UTF-8: save it in that encoding.',
    ],
    [
      'tabs',
      { 'company.yaml': (text) => text.replace('  hongKong', '\thongKong') },
      'company.yaml, line 5: Lines are indented by spaces, not by tabs.',
    ],
    [
      'what is no YAML',
      { 'company.yaml': 'sample: [true' },
      'company.yaml, line 1: This cannot be read as YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
    ],
    [
      'fields twice',
      { 'company.yaml': (text) => `${text}sample: false\n` },
      'company.yaml, line 45: This field stands here a second time.',
    ],
    [
      'bombs',
      {
        'company.yaml': `a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1]\nb: &b [*a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b]\nd: [*c, *c, *c, *c, *c, *c, *c]\n`,
      },
      'company.yaml, line 2: An alias (*) stands for what is written elsewhere: write it out here.',
    ],
    [
      'anchors that name nothing',
      { 'company.yaml': 'a: *b\n' },
      'company.yaml, line 1: An alias (*) stands for what is written elsewhere: write it out here.',
    ],
    [
      'anchors that hold themselves',
      { 'company.yaml': 'a: &a [*a]\n' },
      'company.yaml, line 1: An alias (*) stands for what is written elsewhere: write it out here.',
    ],
    [
      'depths',
      { 'company.yaml': '['.repeat(100_000) },
      'company.yaml, line 1: This cannot be read as YAML: it is nested too deep.',
    ],
    [
      'texts without an end',
      { 'company.yaml': '#'.repeat(500_001) },
      'company.yaml: The file has 501 kB: texts have 500 kB at most.',
    ],
    ['empty files', { 'board.yaml': '\n' }, 'board.yaml: The file is empty.'],
    ['empty documents', { [`${FILING}/c.pdf`]: '' }, `${FILING}/entry.yaml, line 8: c.pdf is empty.`],
  ])('takes %s', async (_, changes, sentence) => {
    expect(await faultsWith(changes)).toContain(sentence);
  });

  it.each<[string, Record<string, Change>, string[]]>([
    [
      'numbers of stories',
      {
        'news/2026-08-13-again/entry.yaml': String(GOOD[`${STORY}/entry.yaml`]),
        'news/2026-08-13-again/zt.md': '一',
        'news/2026-08-13-again/zh.md': '一',
        'news/2026-08-13-again/en.md': 'One',
      },
      [`news/2026-08-13-again/entry.yaml, line 1: number is 7, which ${STORY} has too.`],
    ],
    [
      'ids',
      { 'answers/2026-08-20-custody/entry.yaml': String(GOOD['answers/2026-08-20-custody.yaml']) },
      [
        'answers/2026-08-20-custody.yaml, line 1: There is answers/2026-08-20-custody too: two entries cannot have one name.',
      ],
    ],
  ])('takes no two entries for one: %s', async (_, changes, sentences) => {
    expect(await faultsWith(changes)).toEqual(sentences);
  });
});
