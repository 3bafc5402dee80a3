import { excerptOf, safeHtml, withinLimits } from '@/lib/text/html';

/** What an API may send that would hold the process: each by itself took seconds to most of a minute. */
const HOSTILE: Record<string, string> = {
  '200 KB of <br>': '<br>'.repeat(50_000),
  '200 KB of <br that never ends': '<br '.repeat(50_000),
  '100,000 nested div': '<div>'.repeat(100_000),
  '100,000 nested div, closed': `${'<div>'.repeat(100_000)}x${'</div>'.repeat(100_000)}`,
  '200 KB of <figure': '<figure'.repeat(28_600),
  '200 KB of <figure>': '<figure>'.repeat(25_000),
  'an article of 5 MB': '<p>Revenue rose in the nine months to September 2026.</p>'.repeat(90_000),
  'a text of 5 MB': 'Revenue rose. '.repeat(360_000),
  'half a million of <': '<'.repeat(500_000),
  '200 KB of comments that never end': '<!--'.repeat(50_000),
};

/** Milliseconds of work, whatever else the machine does meanwhile. */
function effort(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('Calls: sizes are bounded before the work', () => {
  test.each(Object.keys(HOSTILE))('Calls: %s is made safe in under a second', (name) => {
    expect(effort(() => safeHtml(HOSTILE[name] ?? ''))).toBeLessThan(1000);
  });

  test.each(Object.keys(HOSTILE))('Calls: so is its excerpt made: %s', (name) => {
    expect(effort(() => excerptOf(HOSTILE[name] ?? '', 155))).toBeLessThan(500);
  });
});

describe('Calls: nothing a person would publish is lost', () => {
  const row = (index: number) => `<tr><th>Plan ${index}</th>${'<td>1,234.5</td>'.repeat(7)}</tr>`;
  const table = `<table><tbody>${Array.from({ length: 400 }, (_, index) => row(index)).join('')}</tbody></table>`;
  const book = '<p>Revenue rose in the nine months to September 2026.</p>'.repeat(8000);

  test.each([
    ['a table of 3,200 cells', table],
    ['450,000 characters', book],
    ['a short text', '<p>a &lt; b'],
    ['nothing', ''],
  ])('Calls: %s is whole', (_, html) => {
    expect(withinLimits(html)).toEqual({ html, cut: false });
  });

  test('Calls: words nested deeper than anybody nests stay, their elements go', () => {
    const html = safeHtml(`${'<div>'.repeat(300)}words${'</div>'.repeat(300)}<p>after</p>`);
    expect(html).toContain('words');
    expect(html).toContain('<p>after</p>');
    expect(html.match(/<div>/g)?.length).toBeLessThan(60);
  });
});

describe('Calls: what is cut is cut honestly', () => {
  const limits = (characters: number, tags = 100) => ({ characters, tags });

  test.each([
    ['<p>One</p><p>two</p>', limits(12), '<p>One</p>'],
    ['<p>One</p><p title="a">two</p>', limits(20), '<p>One</p>'],
    ['<p>One two</p>', limits(7), '<p>One '],
    ['𠮷𠮷𠮷', limits(3), '𠮷'],
    ['<p>One</p><p>two</p>', limits(99, 2), '<p>One</p>'],
  ])('Calls: %s within its limits is its beginning', (html, most, beginning) => {
    expect(withinLimits(html, most)).toEqual({ html: beginning, cut: true });
  });

  test.each(['an article of 5 MB', '100,000 nested div', '200 KB of <br>'])('Calls: %s says that it is cut', (name) => {
    expect(withinLimits(HOSTILE[name] ?? '').cut).toBe(true);
  });
});

describe('§2 the excerpt of an article that opens with a picture', () => {
  test('§2 a picture with a whole file as its address leaves the words', () => {
    const picture = `<p><img src="data:image/png;base64,${'iVBORw0KGgo'.repeat(30_000)}"></p>`;
    expect(excerptOf(`${picture}<p>Revenue rose.</p>`, 100)).toBe('Revenue rose.');
  });

  test('§2 a figure that never ends leaves the words after it', () => {
    expect(excerptOf('<figure><img src="/a"><p>Revenue rose.</p>', 100)).toBe('Revenue rose.');
  });
});
