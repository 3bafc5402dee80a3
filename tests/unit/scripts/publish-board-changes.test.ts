import { boardChanges } from '@/scripts/publish/board-changes';
import { SAMPLE_COMPANY } from '../support/sample';

const { board } = SAMPLE_COMPANY;
const [first, ...others] = board.seats;

test('a plan says who joins and who leaves, and who was taken out of the file', () => {
  if (!first) throw new Error('The sample has a board.');
  const joining = { ...first, id: 'new-one', name: { ...first.name, en: 'Ms New One' }, from: '2026-12-01' };
  const leaving = { ...first, to: '2026-11-30' };
  expect(boardChanges(board, { ...board, seats: [leaving, ...others, joining] })).toEqual([
    `${first.name.en} leaves: last day 2026-11-30, shown until its end in Hong Kong`,
    'Ms New One joins: first day 2026-12-01',
  ]);
  expect(boardChanges(board, { ...board, seats: others })).toEqual([
    expect.stringContaining(`${first.name.en} is not in the file any more`),
  ]);
});

test('of a board that is the same, or the first one, it says nothing', () => {
  expect([boardChanges(board, board), boardChanges(undefined, board)]).toEqual([[], []]);
});
