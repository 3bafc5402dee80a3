import { blocksOfPages, type TextPiece } from '@/lib/text/page-blocks';

/** A piece of 10 points, in which a Han character is as wide as it is high. */
function piece(x: number, y: number, str: string, height = 10): TextPiece {
  const letters = Array.from(str);
  const width = letters.reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? height : height / 2), 0);
  return { str, x, y, width, height };
}

const page = (...pieces: TextPiece[]) => ({ height: 800, pieces });
const blocksOf = (...pieces: TextPiece[]) => blocksOfPages([page(...pieces)])[0];
const paragraph = (text: string) => ({ is: 'paragraph', text });

describe('a page of a PDF as it is read', () => {
  test('lines of a paragraph are one, Chinese ones without a space, and each language is its own', () => {
    expect(
      blocksOf(
        piece(50, 700, '董事會欣然'),
        piece(50, 686, '公布業績。'),
        piece(300, 700, 'The Board an-'),
        piece(300, 686, 'nounces the'),
        piece(300, 672, 'results.'),
        piece(50, 640, '承董事會命'),
      ),
    ).toEqual([
      paragraph('董事會欣然公布業績。'),
      paragraph('The Board an-nounces the results.'),
      paragraph('承董事會命'),
    ]);
  });

  test('a paragraph ends where the lines stand farther apart than before', () => {
    expect(
      blocksOf(piece(50, 700, 'One'), piece(50, 688, 'goes on.'), piece(50, 671, 'Two'), piece(50, 659, 'goes on.')),
    ).toEqual([paragraph('One goes on.'), paragraph('Two goes on.')]);
  });

  test('rows with figures are a table, with the heads that stand above their columns', () => {
    expect(
      blocksOf(
        piece(300, 720, '2026'),
        piece(290, 708, 'HK$’000'),
        piece(400, 720, '2025'),
        piece(390, 708, 'HK$’000'),
        piece(50, 690, 'Revenue'),
        piece(300, 690, '86,427'),
        piece(400, 690, '69,806'),
        piece(50, 676, 'Cost of sales'),
        piece(300, 676, '(31,656)'),
        piece(400, 676, '–'),
      ),
    ).toEqual([
      {
        is: 'table',
        rows: [
          ['', '2026 HK$’000', '2025 HK$’000'],
          ['Revenue', '86,427', '69,806'],
          ['Cost of sales', '(31,656)', '–'],
        ],
      },
    ]);
  });

  test('what stands side by side without figures is no table', () => {
    expect(blocksOf(piece(50, 700, '承董事會命'), piece(300, 700, 'By order of the Board'))).toEqual([
      paragraph('承董事會命'),
      paragraph('By order of the Board'),
    ]);
  });

  test('larger letters are a heading, figures below one another are one line', () => {
    expect(
      blocksOf(
        piece(50, 700, 'Poll results', 14),
        piece(50, 660, 'The votes that were cast for and against each of them were these.'),
        piece(400, 630, '317,277,000'),
        piece(420, 612, '99.99%'),
      ),
    ).toEqual([
      { is: 'heading', text: 'Poll results' },
      paragraph('The votes that were cast for and against each of them were these.'),
      paragraph('317,277,000 · 99.99%'),
    ]);
  });

  test('page numbers and what stands at the foot of several pages are left out, and a footnote is not', () => {
    const foot = (number: number) => [piece(50, 30, 'TradeGo Annual Report'), piece(500, 30, `${number} / 2`)];
    const pages = blocksOfPages([
      page(piece(50, 400, 'First.'), piece(50, 40, 'Unaudited.'), ...foot(1)),
      page(piece(50, 400, 'Second.'), ...foot(2)),
    ]);
    expect(pages).toEqual([[paragraph('First.'), paragraph('Unaudited.')], [paragraph('Second.')]]);
  });

  test('a page without text has no blocks', () => {
    expect(blocksOfPages([page(), page(piece(50, 400, ' '))])).toEqual([[], []]);
  });
});
