import { excerptAround, type LitText, lit } from '@/lib/search/lit';
import { searchTerms } from '@/lib/search/terms';

const shown = (parts: LitText) => parts.map(({ text, lit }) => (lit ? `[${text}]` : text)).join('');
const words = (q: string) => searchTerms(q).map(({ text }) => text);

describe('issue 19, Search: the matching words are lit', () => {
  test.each([
    ['末期股息', '派發末期股息每股 1.0 港仙', '派發[末期股息]每股 1.0 港仙'],
    ['末期股息', '派发末期股息', '派发[末期股息]'],
    ['announcement', 'Two Announcements today', 'Two [Announcements] today'],
    ['annual results', 'Annual results announcement', '[Annual results] announcement'],
    ['8017', 'Stock code 08017', 'Stock code [08017]'],
    ['zzz', 'Nothing here', 'Nothing here'],
    ['<b>', 'a <b> b', 'a <[b]> [b]'],
  ])('issue 19, Search: %j in %j', (q, text, expected) => {
    expect(shown(lit(text, words(q)))).toBe(expected);
  });

  test('issue 19, Search: an excerpt begins with the sentence that has the words, and is cut with an ellipsis', () => {
    const text = `${'很長的開頭。'.repeat(40)}董事會建議派發末期股息。${'其後還有很多文字，'.repeat(40)}`;
    const excerpt = shown(excerptAround(text, words('末期股息')));
    expect(excerpt.startsWith('…董事會建議派發[末期股息]。')).toBe(true);
    expect(excerpt.endsWith('…')).toBe(true);
    expect([...excerpt].length).toBeLessThan(100);
  });

  test('issue 19, Search: a text without the words is shown from its beginning', () => {
    expect(shown(excerptAround('一句短話。', words('股息')))).toBe('一句短話。');
  });
});
