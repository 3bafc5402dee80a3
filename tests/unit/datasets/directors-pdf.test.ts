import { readdir } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import { readPiece } from '@/lib/assets/faces';
import { unpackedFont } from '@/lib/assets/unpacked-font';
import { boardMembers, boardStandsSince } from '@/lib/content/board';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import { directorsList } from '@/lib/datasets/directors-list';
import { directorsPdf } from '@/lib/datasets/directors-pdf';
import { textOfPdf } from '../support/text-of-pdf';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const sample = companyContent();
afterEach(() => setCompanyContent(sample));

type Seat = (typeof sample.board.seats)[number];
const ofBoard = (seats: Seat[]) => setCompanyContent({ ...sample, board: { ...sample.board, seats } });
const [first] = sample.board.seats as [Seat];

async function readList(at?: string) {
  const { body } = await directorsPdf(await directorsList(at === undefined ? undefined : Date.parse(at)));
  return textOfPdf(body);
}

describe('the list of directors as a PDF', () => {
  test('one page, with every director’s name, office and post in both official languages', async () => {
    const { text, totalPages } = await readList();
    expect(totalPages).toBe(1);
    const words = [...boardMembers('zt'), ...boardMembers('en')].flatMap((each) => [
      each.name,
      each.office,
      each.position,
    ]);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    expect(text).toContain('List of Directors and their Role and Function');
    expect(text).toContain('董事名單與其角色和職能');
    expect(text).toContain('08017');
  });

  test('committees name whoever sits on them, chairs as chairs', async () => {
    const { text } = await readList();
    const rows = text.split('\n').filter((line) => line.includes('Chair') || line.includes('Member'));
    const seats = boardMembers('en').flatMap(({ committees }) => Object.values(committees));
    const all = rows.join(' ');
    expect(all.match(/主席 Chair\b/g)).toHaveLength(seats.filter((seat) => seat === 'chair').length);
    expect(all.match(/成員 Member/g)).toHaveLength(seats.filter((seat) => seat === 'member').length);
  });

  test.each(['陳堃喆先生', '靝鎻峯女士', '𡃁𨋢先生'])('%s: a rare character is not lost', async (name) => {
    ofBoard([{ ...first, name: { ...first.name, zt: name } }]);
    expect((await readList()).text).toContain(name);
  });

  test('a character that no face of ours holds is written as its number', async () => {
    ofBoard([{ ...first, name: { zt: '𠮷示範先生', zh: '𠮷示范先生', en: 'Mr Sample Lőwy' } }]);
    const { text } = await readList();
    expect(text).toContain('U+20BB7');
    expect(text).toContain('L');
    expect(text).toContain('U+0151');
  });

  test('it says since when the board stands so, by midnight in Hong Kong', async () => {
    ofBoard([
      first,
      { ...first, id: 'leaves', to: '2026-11-30', name: { zt: '離示範先生', zh: '离', en: 'Mr Sample Leaver' } },
    ]);
    const before = await readList('2026-11-30T23:59:59.999+08:00');
    expect(before.text).toContain('Mr Sample Leaver');
    const after = await readList('2026-12-01T00:00:00+08:00');
    expect(after.text).not.toContain('Mr Sample Leaver');
    expect(after.text).toContain('with effect from 1 December 2026');
    expect(boardStandsSince(Date.parse('2026-12-01T00:00:00+08:00'))).toBe('2026-12-01');
  });

  test('a board of thirty is one page still', async () => {
    ofBoard(Array.from({ length: 30 }, (_, index) => ({ ...first, id: `seat-${index}` })));
    expect((await readList()).totalPages).toBe(1);
  });

  test('the same board is drawn once', async () => {
    const list = await directorsList();
    expect(await directorsPdf(list)).toBe(await directorsPdf(structuredClone(list)));
  });
});

test('every piece of our faces can be set', async () => {
  const files = (await readdir('public/assets/card-fonts')).filter((file) => file.endsWith('.woff'));
  expect(files.length).toBeGreaterThan(100);
  const pdf = new PDFDocument();
  for (const file of files) {
    pdf.registerFont(file, unpackedFont(await readPiece(file.replace('.woff', ''))));
    expect([file, Number.isFinite(pdf.font(file).widthOfString('A'))]).toEqual([file, true]);
  }
});
