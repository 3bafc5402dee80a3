import { ANSWER, CALL, FILING, faultsWith, REPORT, STORY, within } from '../support/folder-faults';
import { type Change, GOOD, removeContentFolders } from '../support/good-content';

afterAll(removeContentFolders);

test('the good folder has no fault', async () => {
  expect(await faultsWith({})).toEqual([]);
});

describe('a faulty folder: its files', () => {
  it.each<[string, Record<string, Change>, string]>([
    ['no company', { 'company.yaml': undefined }, 'company.yaml: There is no company.yaml here.'],
    [
      'shares counted by a filing that is not there',
      within(
        'company.yaml',
        'replyWithin:',
        'shares: { issued: 5, asAt: 2026-10-31, document: nowhere }\nreplyWithin:',
      ),
      'company.yaml, line 39: document names nowhere, and neither filings nor reports has it.',
    ],
    [
      'a holder counted by a report that is not there',
      within(
        'company.yaml',
        'replyWithin:',
        'shares: { issued: 5, asAt: 2026-10-31, holders: [{ name: { zt: 甲, zh: 甲, en: A }, kind: other, shares: 1, percent: 20, asAt: 2026-10-31, document: nowhere }] }\nreplyWithin:',
      ),
      'company.yaml, line 39: document names nowhere, and neither filings nor reports has it.',
    ],
    [
      'a document on display without an end',
      within('documents/articles/entry.yaml', 'kind: constitutional', 'kind: display\nfrom: 2026-11-13'),
      'documents/articles/entry.yaml, line 1: until is missing: what is on display has a first day, from, and a last one, until.',
    ],
    [
      'a document on display by a filing that is not there',
      within(
        'documents/articles/entry.yaml',
        'kind: constitutional',
        'kind: display\nfrom: 2026-11-13\nuntil: 2026-11-26\nfiling: nowhere',
      ),
      'documents/articles/entry.yaml, line 5: filing names nowhere, and filings does not have it.',
    ],
    [
      'a text on display',
      {
        ...within(
          'documents/articles/entry.yaml',
          'kind: constitutional',
          'kind: display\nfrom: 2026-11-13\nuntil: 2026-11-26',
        ),
        'documents/articles/zt.md': '合約\n',
        'documents/articles/zh.md': '合约\n',
        'documents/articles/en.md': 'A contract\n',
      },
      'documents/articles/entry.yaml, line 2: What is on display is a file: zt.md, zh.md and en.md are for what stays.',
    ],
    ...(
      [
        [
          'an earlier version that ends after the next one began',
          'revised: 2023-06-09\nearlier: [{ adopted: 2018-06-19, until: 2023-06-10, files: { bilingual: { file: articles.pdf } } }]',
          'documents/articles/entry.yaml, line 4: until is 2023-06-10, and the next version is of 2023-06-09: the latest stands first.',
        ],
        [
          'an earlier version that ends before it began',
          'revised: 2023-06-09\nearlier: [{ adopted: 2018-06-19, until: 2017-06-09, files: { bilingual: { file: articles.pdf } } }]',
          'documents/articles/entry.yaml, line 4: until is 2017-06-09, and adopted is 2018-06-19: days are out of order.',
        ],
        [
          'an earlier version of no day',
          'revised: 2023-06-09\nearlier: [{ until: 2023-06-09, files: { bilingual: { file: articles.pdf } } }]',
          'documents/articles/entry.yaml, line 4: It has neither adopted nor revised: one of them says of which day this version is.',
        ],
        [
          'an earlier version of a document of no day',
          'earlier: [{ adopted: 2018-06-19, until: 2023-06-09, files: { bilingual: { file: articles.pdf } } }]',
          'documents/articles/entry.yaml, line 3: There are earlier versions: revised must say of which day this one is.',
        ],
        [
          'an earlier version whose file is not there',
          'revised: 2023-06-09\nearlier: [{ adopted: 2018-06-19, until: 2023-06-09, files: { bilingual: { file: 2018.pdf } } }]',
          'documents/articles/entry.yaml, line 4: 2018.pdf is named here and is not there.',
        ],
        [
          'an earlier version without files',
          'revised: 2023-06-09\nearlier: [{ adopted: 2018-06-19, until: 2023-06-09, files: {} }]',
          'documents/articles/entry.yaml, line 4: files names no file.',
        ],
      ] as const
    ).map(([what, fields, sentence]): [string, Record<string, Change>, string] => [
      what,
      within('documents/articles/entry.yaml', 'kind: constitutional', `kind: constitutional\n${fields}`),
      sentence,
    ]),
    [
      'earlier versions that no page shows',
      within(
        'documents/articles/entry.yaml',
        'kind: constitutional',
        'kind: terms\nrevised: 2023-06-09\nearlier: [{ adopted: 2018-06-19, until: 2023-06-09, files: { bilingual: { file: articles.pdf } } }]',
      ),
      'documents/articles/entry.yaml, line 4: kind is terms: earlier is for constitutional, policy, communications alone, whose versions a page shows.',
    ],
    ['no board', { 'board.yaml': undefined }, 'board.yaml: There is no board.yaml here.'],
    [
      'no stock code',
      within('company.yaml', /stockCode.*\n/, ''),
      'company.yaml, line 1: stockCode is missing (Stock code, five digits).',
    ],
    [
      'a stock code as a number',
      within('company.yaml', '"08099"', '8099'),
      'company.yaml, line 2: stockCode must be text, in quotation marks, but it is 8099.',
    ],
    [
      'no e-mail address',
      within('company.yaml', 'media@example.com', 'media'),
      'company.yaml, line 11: emails.media must be an e-mail address, but it is "media".',
    ],
    [
      'an address that runs',
      within('company.yaml', 'https://example.com/beta', 'javascript:alert(1)'),
      'company.yaml, line 30: beta must be an address that begins with https:// or with /, but it is "javascript:alert(1)".',
    ],
    [
      'a promise in words',
      within('company.yaml', 'business: 1 ', 'business: soon '),
      'company.yaml, line 39: replyWithin.business must be a number, but it is "soon".',
    ],
    [
      'a group that is none',
      within('board.yaml', 'group: executive', 'group: boss'),
      'board.yaml, line 3: seats[0].group must be one of executive, nonExecutive, independent, but it is "boss".',
    ],
    [
      'a portrait that is not there',
      within('board.yaml', 'committees:', 'image: chan.jpg\n    committees:'),
      'board.yaml, line 9: chan.jpg is named here and is not there.',
    ],
    [
      'a day that no calendar has',
      within('board.yaml', '2020-01-02', '2020-02-30'),
      'board.yaml, line 4: seats[0].from is 2020-02-30, which no calendar has.',
    ],
    [
      'no title in English',
      within(`${FILING}/entry.yaml`, / {2}en: Interim.*\n/, ''),
      `${FILING}/entry.yaml, line 2: title.en is missing (English).`,
    ],
    [
      'an empty title',
      within(`${FILING}/entry.yaml`, /zt: 截.*/, 'zt:'),
      `${FILING}/entry.yaml, line 3: title.zt is empty: fill it in.`,
    ],
    [
      'a kind that is none',
      within(`${FILING}/entry.yaml`, 'category: results', 'category: result'),
      `${FILING}/entry.yaml, line 5: category must be one of results, meetings, transactions, returns, halt, resumption, other, but it is "result".`,
    ],
    [
      'a moment in words',
      within(`${FILING}/entry.yaml`, /^published: .*/, 'published: 12 Nov'),
      `${FILING}/entry.yaml, line 1: published must be a moment such as 2026-11-12T16:45:00+08:00, but it is "12 Nov".`,
    ],
    [
      'pages that are not whole',
      within(`${FILING}/entry.yaml`, 'pages: 1', 'pages: 1.5'),
      `${FILING}/entry.yaml, line 8: files.zt.pages must be a whole number, but it is 1.5.`,
    ],
    [
      'a misspelt field',
      within(`${REPORT}/entry.yaml`, 'period:', 'peroid:'),
      `${REPORT}/entry.yaml, line 3: There is no field "peroid" here: is period meant?`,
    ],
    [
      'a file that is not there',
      { [`${FILING}/e.pdf`]: undefined },
      `${FILING}/entry.yaml, line 9: e.pdf is named here and is not there.`,
    ],
    [
      'other letters in a name',
      within(`${FILING}/entry.yaml`, 'e.pdf', 'E.pdf'),
      `${FILING}/entry.yaml, line 9: E.pdf is named here and is not there: there is e.pdf, in other letters.`,
    ],
    [
      'a file of another folder',
      within(`${FILING}/entry.yaml`, 'e.pdf', '../../board.yaml'),
      `${FILING}/entry.yaml, line 9: ../../board.yaml must lie beside this file, and be named without a folder.`,
    ],
    [
      'a file that nothing names',
      { [`${FILING}/old.pdf`]: 'pdf' },
      `${FILING}/old.pdf: This file is there, and nothing names it: is a line missing?`,
    ],
    [
      'one file for two languages',
      within(`${FILING}/entry.yaml`, 'e.pdf', 'c.pdf'),
      `${FILING}/entry.yaml, line 9: c.pdf is named for zt already: one file for both is bilingual.`,
    ],
    [
      'both, and one language',
      within(`${FILING}/entry.yaml`, /en: (\{ file: e.pdf)/, 'bilingual: $1'),
      `${FILING}/entry.yaml, line 8: bilingual is Chinese and English in one file: take zt out.`,
    ],
    [
      'a document that is no PDF',
      { ...within(`${FILING}/entry.yaml`, 'e.pdf', 'e.docx'), [`${FILING}/e.docx`]: 'words' },
      `${FILING}/entry.yaml, line 9: e.docx must be a PDF.`,
    ],
    [
      'a folder without its file',
      { [`${FILING}/entry.yaml`]: undefined },
      `${FILING}/entry.yaml: This folder has no entry.yaml, which says what it is.`,
    ],
    [
      'a folder without a day',
      { 'filings/results/entry.yaml': String(GOOD[`${FILING}/entry.yaml`]) },
      'filings/results: The name must be a day and a few words in small letters and digits with hyphens between them, such as 2026-11-12-third-quarterly-results: addresses name it so.',
    ],
    [
      'a day of no calendar in a name',
      { 'answers/2026-02-30-again.yaml': String(GOOD[ANSWER]) },
      'answers/2026-02-30-again.yaml: The name begins with 2026-02-30, which no calendar has.',
    ],
    [
      'a period that is not there',
      within(`${REPORT}/entry.yaml`, '2026-half', '2025-half'),
      `${REPORT}/entry.yaml, line 3: period names 2025-half, and there is no figures/2025-half.yaml.`,
    ],
    [
      'an announcement of figures that are not there',
      within(`${FILING}/entry.yaml`, 'category: results', 'category: results\nperiod: 2025-half'),
      `${FILING}/entry.yaml, line 6: period names 2025-half, and there is no figures/2025-half.yaml.`,
    ],
    [
      'an amount of last year that is another, without a reason',
      {
        'figures/2025-half.yaml':
          'period: 2025-half\ndocument: interim-report-2026\naudited: false\namounts:\n  revenue: { amount: 69900 }\n',
      },
      'figures/2026-half.yaml, line 5: before is 69800, and figures/2025-half.yaml has 69900: mend one of them, or say why in restated.',
    ],
    [
      'figures that are not there',
      within(`${STORY}/entry.yaml`, '2026-half', '2025-half'),
      `${STORY}/entry.yaml, line 5: figures names 2025-half, and there is no figures/2025-half.yaml.`,
    ],
    [
      'figures of no document',
      within('figures/2026-half.yaml', 'interim-report-2026', 'interim-report'),
      'figures/2026-half.yaml, line 2: document names interim-report, and neither filings nor reports has it.',
    ],
    [
      'figures of another period',
      within('figures/2026-half.yaml', 'period: 2026-half', 'period: 2026-year'),
      'figures/2026-half.yaml, line 1: period is 2026-year, so the file must be 2026-year.yaml.',
    ],
    [
      'an amount in words',
      within('figures/2026-half.yaml', 'amount: 86400,', 'amount: "86,400",'),
      'figures/2026-half.yaml, line 5: amounts.revenue.amount must be a number, but it is "86,400".',
    ],
    [
      'a story without a language',
      { [`${STORY}/zh.md`]: undefined },
      `${STORY}/zh.md: The story has no zh.md: news is in all three languages.`,
    ],
    ['a story without words', { [`${STORY}/en.md`]: '\n' }, `${STORY}/en.md: The file is empty.`],
    [
      'a story without a picture',
      within(`${STORY}/en.md`, 'figure.webp', 'chart.webp'),
      `${STORY}/en.md, line 3: chart.webp is named here and is not there.`,
    ],
    [
      'a story without a number',
      within(`${STORY}/entry.yaml`, /number.*\n/, ''),
      `${STORY}/entry.yaml, line 1: number is missing (A number that addresses name it by; of a story always, else only where it had one before).`,
    ],
    [
      'a recording without its place',
      within(CALL, /link.*\n/, ''),
      `${CALL}, line 1: link is missing (Where it is heard or watched).`,
    ],
    [
      'a part without a word',
      within(CALL, 'en: Opening', 'en: ""'),
      `${CALL}, line 8: agenda[0].topic.en is empty (English).`,
    ],
    [
      'an answer in two languages',
      within(ANSWER, ', en: Your broker does.', ''),
      `${ANSWER}, line 3: answer.en is missing (English).`,
    ],
    [
      'an answer that cites what is not there',
      within(ANSWER, 'asked:', 'sources: [{ document: nowhere, page: 2 }]\nasked:'),
      'answers/2026-08-20-custody.yaml, line 4: document names nowhere, and neither filings nor reports has it.',
    ],
    [
      'a question of no inbox',
      within(ANSWER, 'question:26', '26'),
      `${ANSWER}, line 4: asked must be text, in quotation marks, but it is 26.`,
    ],
    [
      'an address twice',
      within('documents/articles/entry.yaml', 'kind: constitutional', 'kind: law'),
      'documents/articles/entry.yaml, line 2: kind must be one of constitutional, terms, policy, communications, prospectus, paper, display, but it is "law".',
    ],
  ])('%s', async (_, changes, sentence) => {
    expect(await faultsWith(changes)).toContain(sentence);
  });
});
