import type { PdfFacts } from '@/lib/content-folder/pdf-facts';
import { CHINESE, ENGLISH, FILING, faultsWith, REPORT, STORY, within } from '../support/folder-faults';
import { removeContentFolders } from '../support/good-content';

afterAll(removeContentFolders);

describe('a faulty folder: its documents', () => {
  const [C, E, R] = [`${FILING}/c.pdf`, `${FILING}/e.pdf`, `${REPORT}/report.pdf`];

  it.each<[string, Record<string, Partial<PdfFacts>>, string[]]>([
    [
      'swapped languages',
      { [C]: ENGLISH, [E]: CHINESE },
      [
        `${C}: It stands for Chinese, and is in English: are c and e swapped?`,
        `${C}: Its first page says “Interim Results Announcement”, but the title of its entry is “截至二零二六年六月三十日止六個月之中期業績公告”.`,
        `${E}: It stands for English, and is in Chinese: are c and e swapped?`,
        `${E}: Its first page says “中期業績公告”, but the title of its entry is “Interim Results Announcement for the Six Months Ended 30 June 2026”.`,
      ],
    ],
    [
      'simplified for traditional',
      { [C]: { traditionalShare: 0 } },
      [`${C}: It stands for traditional Chinese, and is in simplified.`],
    ],
    ['one language for both', { [R]: { hanShare: 0 } }, [`${R}: It stands for both languages, and has no Chinese.`]],
    [
      'broken',
      { [C]: { unreadable: 'Invalid PDF structure' } },
      [`${C}: The PDF cannot be opened: Invalid PDF structure.`],
    ],
    ['encrypted', { [C]: { encrypted: true } }, [`${C}: The PDF is encrypted: save it without a password.`]],
    [
      'pictures of text',
      { [C]: { letters: 0, hanShare: 0, firstPage: '' } },
      [`${C}: The PDF has no text, only pictures: nobody can search or hear it.`],
    ],
    [
      'another company',
      { [E]: { firstPage: ENGLISH.firstPage.replace('8099', '80990') } },
      [`${E}: Its first page does not name the stock code 08099.`],
    ],
    ['other pages', { [E]: { pages: 2 } }, [`${E}: It has 2 pages, but its entry says 1.`]],
    ['an author', { [E]: { author: 'Somebody' } }, [`${E}: Its metadata names an author, Somebody: take that out.`]],
    ['the company as its author', { [E]: { author: 'Example Technology Limited' } }, []],
    ['comments', { [E]: { comments: 2 } }, [`${E}: Somebody's comments are still in it: 2. Take them out.`]],
    [
      'another announcement',
      { [E]: { firstPage: 'Stock code 8099. Grant of share options', headings: ['Grant of share options'] } },
      [
        `${E}: Its first page says “Grant of share options”, but the title of its entry is “Interim Results Announcement for the Six Months Ended 30 June 2026”.`,
      ],
    ],
  ])('%s', async (_, found, sentences) => {
    expect((await faultsWith({}, found)).sort()).toEqual([...sentences].sort());
  });

  it('one language of a filing', async () => {
    const faults = await faultsWith({ ...within(`${FILING}/entry.yaml`, / {2}en: \{ file.*\n/, ''), [E]: undefined });
    expect(faults).toEqual([
      `${FILING}/entry.yaml: The document is missing in English: files must have en, or bilingual.`,
    ]);
  });

  it('what is of the archive and has a number at the Exchange', async () => {
    expect(await faultsWith(within(`${FILING}/entry.yaml`, 'category', 'archive: true\ncategory'))).toEqual([
      `${FILING}/entry.yaml: archive is true, and exchange is there: take one of the two out.`,
    ]);
  });
});

describe('a faulty folder: what the Exchange has', () => {
  const [filing, report] = [`${FILING}/entry.yaml`, `${REPORT}/entry.yaml`];
  const idOf = (entry: string) => entry.split('/')[1];

  it('a number that is none', async () => {
    expect(await faultsWith(within(filing, '"2026081200123"', '"123"'))).toEqual([
      `${filing}: A document number of the Exchange is the day on which it published the document and five digits, such as 2026081200123: 123 is none of 2026-08-12.`,
    ]);
  });

  it('one number for two documents', async () => {
    const faults = await faultsWith(
      within(
        report,
        '"2026082800456", at: 2026-08-28T16:59:30+08:00',
        '"2026081200123", at: 2026-08-12T16:59:30+08:00',
      ),
    );
    expect(faults.sort()).toEqual([
      `${filing}: ${idOf(report)} has the number 2026081200123 at the Exchange as well: each document has its own.`,
      `${report}: ${idOf(filing)} has the number 2026081200123 at the Exchange as well: each document has its own.`,
    ]);
  });

  it('one document under two names', async () => {
    const faults = await faultsWith({ [`${REPORT}/report.pdf`]: 'pdf of the results in English' });
    expect(faults).toContain(`${filing}: e.pdf is the document of ${idOf(report)} as well: which of the two is it?`);
  });

  it('the name of the company as a title', async () => {
    const faults = await faultsWith(
      within(
        filing,
        'Interim Results Announcement for the Six Months Ended 30 June 2026',
        'example technology limited',
      ),
    );
    expect(faults).toContain(
      `${filing}: Its title is the name of the company, “example technology limited”: write that of the document, and name the folder by it.`,
    );
  });
});

describe('figures of a story', () => {
  it.each([
    ['8,640 萬港元', 'HK$86.4 million', []],
    ['8,640 萬港元', 'HK$0.0864 billion', []],
    ['8,640 萬港元', 'HK$84.6 million', ['It says 84.6 million where zt.md says 8,640 萬.']],
    ['8,640 萬港元', 'HK$8.64 million', ['It says 8.64 million where zt.md says 8,640 萬.']],
    ['升 23.8%', 'up 23.8%', []],
    ['升 23.8%', 'up 32.8%', ['It says 32.8% where zt.md says 23.8%.']],
    ['升七成', 'up 70%', []],
    ['升 23.8%', 'up', []],
    ['59 家', 'fifty-nine', []],
  ])('%s is %s', async (zt, en, messages) => {
    const faults = await faultsWith({
      [`${STORY}/zt.md`]: zt,
      [`${STORY}/zh.md`]: zt,
      [`${STORY}/en.md`]: en,
      [`${STORY}/figure.webp`]: undefined,
    });
    expect(faults).toEqual(messages.map((message) => `${STORY}/en.md: ${message}`));
  });
});
