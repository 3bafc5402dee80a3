import { boardFaults } from '@/lib/content-folder/board-faults';
import type { BoardFile } from '@/lib/content-folder/board-schema';
import { companyContent } from '@/lib/content-folder/current';

type Seat = BoardFile['seats'][number];
const [first] = companyContent().board.seats as [Seat];
const { committees: _, earlier: __, attendance: ___, to: ____, ...plain } = first;
const seat = (id: string, more: Partial<Seat> = {}) =>
  ({ ...plain, id, group: 'independent', from: '2020-01-01', ...more }) as Seat;
const messages = (...seats: Seat[]) => boardFaults({ seats }).map(({ at, message }) => `${at}: ${message}`);

test('the sample board has no fault', () => {
  expect(boardFaults(companyContent().board)).toEqual([]);
});

test('a board of one, for one day', () => {
  expect(messages(seat('a', { to: '2020-01-01', committees: { audit: 'chair' } }))).toEqual([]);
});

describe('a faulty board', () => {
  test('a committee without a chair from the day on which its chair has left', () => {
    const chair = seat('a', { committees: { audit: 'chair' }, to: '2022-06-30' });
    const member = seat('b', { committees: { audit: 'member' } });
    expect(messages(chair, member)).toEqual(['seats: From 2022-07-01 the audit committee has members and no chair.']);
    expect(messages(chair, member, seat('c', { from: '2022-07-01', committees: { audit: 'chair' } }))).toEqual([]);
  });

  test('a committee with two chairs', () => {
    const other = seat('b', { from: '2021-03-01', committees: { nomination: 'chair' } });
    expect(messages(seat('a', { committees: { nomination: 'chair' } }), other)).toEqual([
      'seats: From 2021-03-01 the nomination committee has 2 chairs.',
    ]);
  });

  test('two seats of one person on the same day', () => {
    const before = seat('a', { person: 'chan', to: '2022-01-14' });
    expect(messages(before, seat('b', { person: 'chan', from: '2022-01-14' }))).toEqual([
      'seats[1]: chan holds two seats on 2022-01-14: a and b.',
    ]);
    expect(messages(before, seat('b', { person: 'chan', from: '2022-01-15' }))).toEqual([]);
  });

  test.each<[string, Partial<Seat>, string]>([
    ['leaves before coming', { to: '2019-12-31' }, 'seats[0].to: to is 2019-12-31, and from is 2020-01-01'],
    [
      'earlier committees out of order',
      { earlier: [{ to: '2022-01-01' }, { to: '2021-01-01' }] as never },
      'seats[0].earlier[1].to',
    ],
    [
      'more meetings attended than held',
      { attendance: { year: 2025, board: { attended: 5, held: 4 } } as never },
      'seats[0].attendance.board: 5 meetings were attended, and only 4 held.',
    ],
    ['a contact who is not independent', { group: 'executive', contact: 'ir@example.com' }, 'seats[0].contact'],
  ])('%s', (_, more, expected) => {
    const found = messages(seat('a', more));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });
});
