import { excerptAround } from '@/lib/search/excerpt';
import { type HighlightedText, highlight } from '@/lib/search/highlight';
import { highlightedTexts, searchTerms } from '@/lib/search/terms';

const shown = (parts: HighlightedText) =>
  parts.map(({ text, highlighted }) => (highlighted ? `[${text}]` : text)).join('');
const words = (q: string) => searchTerms(q).map(({ text }) => text);

describe('Search: the matching words are lit', () => {
  test.each([
    ['末期股息', '派發末期股息每股 1.0 港仙', '派發[末期股息]每股 1.0 港仙'],
    ['末期股息', '派发末期股息', '派发[末期股息]'],
    ['announcement', 'Two Announcements today', 'Two [Announcements] today'],
    ['annual results', 'Annual results announcement', '[Annual results] announcement'],
    ['8017', 'Stock code 08017', 'Stock code [08017]'],
    ['2024', '截至二零二四年十二月三十一日止年度', '截至[二零二四年]十二月三十一日止年度'],
    ['2024', '2024 年全年業績', '[2024] 年全年業績'],
    ['zzz', 'Nothing here', 'Nothing here'],
    ['<b>', 'a <b> b', 'a <[b]> [b]'],
  ])('Search: %j in %j', (q, text, expected) => {
    expect(shown(highlight(text, words(q)))).toBe(expected);
  });

  test.each([
    ['薪酬委員會', '審核委員會主席、薪酬委員會主席', '審核[委員會]主席、[薪酬委員會]主席'],
    ['委員', '審核委員會主席', '審核[委員會]主席'],
    ['app', 'Application by app', 'Application by [app]'],
    ['websock', 'The WebSocket interface', 'The [WebSocket] interface'],
  ])('Search: no part of a word is highlighted alone: %j in %j', (q, text, expected) => {
    expect(shown(highlight(text, highlightedTexts(q, searchTerms(q))))).toBe(expected);
  });

  test('Search: what has all that was typed is highlighted in full, in whichever order the words are kept', () => {
    const [title] = highlight('2025 年報', highlightedTexts('2025 年報', searchTerms('2025 年報')));
    expect(title).toEqual({ text: '2025 年報', highlighted: true });
  });

  test('Search: an excerpt begins with the sentence that has the words, and is cut with an ellipsis', () => {
    const text = `${'很長的開頭。'.repeat(40)}董事會建議派發末期股息。${'其後還有很多文字，'.repeat(40)}`;
    const excerpt = shown(excerptAround(text, words('末期股息')));
    expect(excerpt.startsWith('董事會建議派發[末期股息]。')).toBe(true);
    expect(excerpt).toMatch(/[^，、；：]…$/);
    expect([...excerpt].length).toBeLessThan(100);
  });

  test('Search: where no clause ends, an excerpt is cut before a number and not within it', () => {
    for (let length = 60; length < 90; length++) {
      const excerpt = shown(excerptAround(`收入${'甲'.repeat(length)}5,520 萬港元${'乙'.repeat(90)}。`, words('收入')));
      expect(excerpt).not.toMatch(/5(?:,5?2?)?…$/);
    }
  });

  test('Search: whole sentences stand without an ellipsis', () => {
    const text = `${'很長的開頭。'.repeat(40)}董事會建議派發末期股息。股東週年大會通過後，將於六月派發予六月五日名列股東名冊的股東。${'其後還有很多文字，'.repeat(40)}`;
    expect(shown(excerptAround(text, words('末期股息')))).toBe(
      '董事會建議派發[末期股息]。股東週年大會通過後，將於六月派發予六月五日名列股東名冊的股東。',
    );
  });

  test('Search: a sentence that has ended is followed by no second mark', () => {
    const text = `Most questions concerned renewals and modules. ${'Further words follow here and there. '.repeat(20)}`;
    expect(shown(excerptAround(text, words('renewals')))).not.toMatch(/\.…$/);
  });

  test('a space that a PDF leaves before a title in Chinese is none', () => {
    const text = `${'前文。'.repeat(40)}負責履行 《GEM 上市規則》 的要求。${'後文。'.repeat(40)}`;
    expect(shown(excerptAround(text, words('負責履行')))).toMatch(/^\[負責履行\]《GEM 上市規則》的要求。/);
  });

  test('Search: the point of a figure ends no sentence, and Chinese has no blank between its words', () => {
    const text = `${'前文。'.repeat(40)}收入上升 18.7%。 上市公司服務的收入為 390 萬港元。${'後文。'.repeat(40)}`;
    expect(shown(excerptAround(text, words('收入上升')))).toMatch(/^\[收入上升\] 18\.7%。上市公司服務的/);
  });

  test('Search: without the words it ends with a sentence as well', () => {
    const text = `管理層講解首九個月的收入來源。投資者主要關注客戶仍有多少空間加購模組，以及續約的情況。${'其後還有很多文字，'.repeat(20)}`;
    expect(shown(excerptAround(text, words('股息')))).toBe(
      '管理層講解首九個月的收入來源。投資者主要關注客戶仍有多少空間加購模組，以及續約的情況。',
    );
  });

  test('Search: the number of the next paragraph ends no sentence', () => {
    const sentence = '董事會設立提名委員會，負責檢討董事會的架構、人數、組成及多元化，並就董事的委任及繼任提出建議。';
    const text = `${sentence}組成 1. ${'提名委員會的成員由董事會委任，'.repeat(20)}`;
    expect(shown(excerptAround(text, words('提名委員會')))).not.toMatch(/1\.$/);
    expect(shown(excerptAround(text, words('提名委員會')))).toMatch(/提出建議。$/);
  });

  test('Search: blocks of a page are kept apart, and a sentence is not followed by a point', () => {
    const text = `${'前段\n'.repeat(60)}公司秘書\n業績日 16:30 後\n刊登業績公告。\n董事會`;
    expect(shown(excerptAround(text, words('業績公告')))).toBe('[業績]日 16:30 後 · 刊登[業績公告]。董事會');
    expect(shown(excerptAround('Company secretary\nAfter 16:30\nPublish results.\nBoard', words('results')))).toBe(
      'Publish [results]. Board',
    );
  });

  test('Search: a sentence that is too long begins and ends at a clause', () => {
    const long = '一個很長的句子，'.repeat(30);
    const excerpt = shown(excerptAround(`${long}當中提到末期股息，${long}`, words('末期股息')));
    expect(excerpt).toMatch(/^…一個很長的句子，|^…當中提到/);
    expect(excerpt.endsWith('一個很長的句子…')).toBe(true);
  });

  test('Search: a part of what was typed is told from all of it', () => {
    const texts = highlightedTexts('末期股息', searchTerms('末期股息'));
    expect(highlight('末期股息及中期股息', texts)).toEqual([
      { text: '末期股息', highlighted: true },
      { text: '及中期', highlighted: false },
      { text: '股息', highlighted: true, part: true },
    ]);
  });

  test('Search: any word for a thing is highlighted, whichever was typed', () => {
    for (const q of ['股息', '派息', '分紅']) {
      expect([q, highlight('派息日期及末期股息', highlightedTexts(q, searchTerms(q)))]).toEqual([
        q,
        [
          { text: '派息', highlighted: true },
          { text: '日期及末期', highlighted: false },
          { text: '股息', highlighted: true },
        ],
      ]);
    }
  });

  test('Search: a text without the words is shown from its beginning', () => {
    expect(shown(excerptAround('一句短話。', words('股息')))).toBe('一句短話。');
  });

  test('Search: an excerpt does not end with a quotation that only begins', () => {
    const said = `日記顯示，該名同學在三月二十八日已將三分之二資金轉為現金，理由是手上的持股「講的都是同一個故事」。`;
    expect(shown(excerptAround(`${said}「${'另一個故事也是這樣說的'.repeat(9)}」。`, words('現金')))).toBe(
      said.replace('現金', '[現金]'),
    );
  });
});
