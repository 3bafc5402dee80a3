import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardByGroup, boardChangesAt, boardMembers, isChairedIndependently } from '@/lib/content/board';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import type { BoardFile } from '@/lib/content-folder/schemas';
import { COMMITTEES } from '@/lib/domain/board';
import { LOCALES } from '@/lib/i18n/locales';

const boards = LOCALES.map((locale) => ({ locale, members: boardMembers(locale) }));
const fileOf = (src: string) => join(process.cwd(), 'public', src);

describe('§2 board members', () => {
  test.each(boards)('§2 nine entries, the first four with a picture, in $locale', ({ members }) => {
    expect(members.map(({ image }) => image !== undefined)).toEqual([...Array(4).fill(true), ...Array(5).fill(false)]);
  });

  test.each(['whole', 'small'] as const)('§2 the others have a tile of the same family, shown %s', (shown) => {
    const members = boardMembers('zt', shown);
    const portraits = members.map(({ image, tile }) => image?.src ?? tile ?? '');
    expect([portraits.length, new Set(portraits).size]).toEqual([9, 9]);
    const drawn = portraits.filter(existsIn).map((src) => readFileSync(fileOf(src), 'utf8'));
    expect(drawn).toHaveLength(9);
    expect(new Set(drawn).size).toBe(9);
    for (const svg of drawn) {
      expect(svg).toContain('viewBox="0 0 320 400"');
      // Small enough to arrive with the words, and safe to be opened by itself.
      expect(svg.length).toBeLessThan(4000);
      expect(svg).not.toMatch(/<script|<image|<text|href=|url\(/);
    }
  });

  test.each(boards)('§3 name, office, position and introduction are written in $locale', ({ members }) => {
    const texts = members.flatMap(({ name, office, position, introduce }) => [name, office, position, introduce]);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  test.each(boards)('no two directors have the same name or position in $locale', ({ members }) => {
    expect(new Set(members.map(({ name }) => name)).size).toBe(9);
    expect(new Set(members.map(({ position }) => position)).size).toBe(9);
  });

  test('§3 the names are plainly samples', () => {
    const marks = { zt: /^.示範(先生|女士)$/, zh: /^.示范(先生|女士)$/, en: /^(Mr|Ms) Sample / };
    for (const { locale, members } of boards) {
      expect(members.filter(({ name }) => !marks[locale].test(name))).toEqual([]);
    }
  });

  test('§1 the three languages differ, and the English holds no Chinese characters', () => {
    const words = boards.map(({ members }) => members.map((member) => member.introduce).join(''));
    expect(new Set(words).size).toBe(3);
    expect(words[LOCALES.indexOf('en')]).not.toMatch(/\p{Script=Han}/u);
  });
});

const existsIn = (src: string) => existsSync(fileOf(src));

describe('§2 the board by group and committee', () => {
  test('executive, non-executive and independent directors, all nine in the order of the annual report', () => {
    const groups = boardByGroup('en');
    expect(groups.map(([group, members]) => [group, members.length])).toEqual([
      ['executive', 3],
      ['nonExecutive', 2],
      ['independent', 4],
    ]);
    expect(groups.flatMap(([, members]) => members)).toEqual(boardMembers('en'));
  });

  test.each(COMMITTEES)('the %s committee has one chair, who is independent, and at least three seats', (committee) => {
    const seats = boardMembers('en').filter(({ committees }) => committees[committee] !== undefined);
    const chairs = seats.filter(({ committees }) => committees[committee] === 'chair');
    expect(chairs.map(({ group }) => group)).toEqual(['independent']);
    expect(seats.length).toBeGreaterThanOrEqual(3);
  });

  test('GEM Listing Rule 5.28: only non-executive directors sit on the audit committee', () => {
    const seats = boardMembers('en').filter(({ committees }) => committees.audit);
    expect(seats.filter(({ group }) => group === 'executive')).toEqual([]);
  });

  test('a profile names no committee and no year but those of the facts beside it', () => {
    const named = { audit: /Audit/, nomination: /Nomination/, remuneration: /Remuneration/ };
    for (const { position, introduce, appointed, committees } of boardMembers('en')) {
      const text = `${position}. ${introduce}`;
      for (const committee of COMMITTEES) {
        const contradicts = named[committee].test(text) && committees[committee] === undefined;
        expect([position, committee, contradicts]).toEqual([position, committee, false]);
      }
      const year = /Appointed in (\d{4})/.exec(introduce)?.[1];
      if (year !== undefined) expect([position, appointed]).toEqual([position, Number(year)]);
    }
  });
});

describe('§2 a change of the board takes effect at midnight in Hong Kong', () => {
  const sample = companyContent();
  afterEach(() => setCompanyContent(sample));
  const ofBoard = (change: (seat: Seat, index: number) => Seat) =>
    setCompanyContent({ ...sample, board: { seats: sample.board.seats.map(change) } });
  const idsAt = (moment: string) => boardMembers('en', 'whole', Date.parse(moment)).map(({ id }) => id);
  const [first, second] = sample.board.seats as [Seat, Seat];

  test('a director is there from the first moment of the first day to the last moment of the last', () => {
    ofBoard((seat) => (seat.id === first.id ? { ...seat, from: '2027-01-04', to: '2027-06-30' } : seat));
    expect(idsAt('2027-01-03T23:59:59.999+08:00')).not.toContain(first.id);
    expect(idsAt('2027-01-04T00:00:00+08:00')).toContain(first.id);
    expect(idsAt('2027-06-30T23:59:59.999+08:00')).toContain(first.id);
    expect(idsAt('2027-07-01T00:00:00+08:00')).not.toContain(first.id);
  });

  test('the next change is known, and none where nobody comes or goes', () => {
    const next = (moment: string) => boardChangesAt(Date.parse(moment));
    expect(next('2027-01-01T00:00:00+08:00')).toBeUndefined();
    ofBoard((seat) => {
      if (seat.id === first.id) return { ...seat, to: '2027-03-31' };
      return seat.id === second.id ? { ...seat, from: '2027-02-01' } : seat;
    });
    expect(next('2027-01-01T00:00:00+08:00')).toBe(Date.parse('2027-02-01T00:00:00+08:00'));
    expect(next('2027-02-01T00:00:00+08:00')).toBe(Date.parse('2027-04-01T00:00:00+08:00'));
    expect(next('2027-04-01T00:00:00+08:00')).toBeUndefined();
  });

  test('a group that nobody is in has no heading', () => {
    ofBoard((seat) => (seat.group === 'nonExecutive' ? { ...seat, to: '2026-01-31' } : seat));
    const at = Date.parse('2026-02-01T00:00:00+08:00');
    expect(boardByGroup('en', 'whole', at).map(([group]) => group)).toEqual(['executive', 'independent']);
  });

  test('§2 a portrait is a drawing of the site by its name, or the file that content has an address of', () => {
    ofBoard((seat, index) => (index === 0 ? { ...seat, image: '/files/0123456789abcdef/chairman.jpg' } : seat));
    const [photograph, drawing] = boardMembers('en', 'small').map(({ image }) => image?.src);
    expect(photograph).toBe('/files/0123456789abcdef/chairman.jpg');
    expect(drawing).toMatch(/\/assets\/portrait\/executive-2-small\.svg$/);
  });

  test('§2 the page says that committees are chaired independently only while they are', () => {
    expect(isChairedIndependently(boardMembers('en'))).toBe(true);
    ofBoard((seat) => (seat.id === first.id ? { ...seat, committees: { nomination: 'chair' } } : seat));
    expect(isChairedIndependently(boardMembers('en'))).toBe(false);
  });
});

type Seat = BoardFile['seats'][number];
