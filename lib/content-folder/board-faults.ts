import { COMMITTEES, changeDays, committeesOn, type DatedSeat, isInOffice, personOf } from '../domain/board';
import type { BoardFile } from './board-schema';
import type { Sentence } from './sentences';

/** What is wrong with the board that its schema cannot know. Pure. */

type Seat = BoardFile['seats'][number];

export function boardFaults({ seats }: BoardFile): Sentence[] {
  return [
    ...seats.flatMap((seat, index) => [
      ...seatFaults(seat, `seats[${index}]`),
      ...overlapFaults(seat, seats.slice(0, index) as Seat[], `seats[${index}]`),
    ]),
    ...committeeFaults(seats as Seat[]),
  ];
}

function seatFaults({ from, to, group, earlier = [], attendance, contact }: Seat, at: string): Sentence[] {
  const until = earlier.map((each) => each.to);
  const wrong = until.findIndex((day, place) => day < (until[place - 1] ?? from) || (to !== undefined && day >= to));
  const { year: _, ...meetings } = attendance ?? { year: 0 };
  return [
    ...(to !== undefined && to < from
      ? [{ at: `${at}.to`, message: `to is ${to}, and from is ${from}: the last day in office is before the first.` }]
      : []),
    ...(wrong >= 0
      ? [
          {
            at: `${at}.earlier[${wrong}].to`,
            message: `to is ${until[wrong]}: days of earlier stand in their order, between from and to of the seat.`,
          },
        ]
      : []),
    ...Object.entries(meetings as Record<string, { attended: number; held: number } | undefined>).flatMap(
      ([name, given]) =>
        given !== undefined && given.attended > given.held
          ? [
              {
                at: `${at}.attendance.${name}`,
                message: `${given.attended} meetings were attended, and only ${given.held} held.`,
              },
            ]
          : [],
    ),
    ...(contact !== undefined && group !== 'independent'
      ? [
          {
            at: `${at}.contact`,
            message: 'contact is that of the lead independent director, and this one is not independent.',
          },
        ]
      : []),
  ];
}

/** Two seats that one person holds on the same day, or two directors of one name in addresses. */
function overlapFaults(seat: Seat, before: readonly Seat[], at: string): Sentence[] {
  return before.flatMap((other): Sentence[] => {
    if (other.id === seat.id) return [{ at: `${at}.id`, message: `id is ${seat.id}, which another seat has too.` }];
    if (personOf(other) !== personOf(seat)) return [];
    // Of days that are written so the later one is the larger.
    const day = [other.from, seat.from].sort().at(-1) ?? seat.from;
    if (!isInOffice(seat, day) || !isInOffice(other, day)) return [];
    return [{ at, message: `${personOf(seat)} holds two seats on ${day}: ${other.id} and ${seat.id}.` }];
  });
}

/** A committee without a chair, or with two, each said once: from the day on which it is so. */
function committeeFaults(seats: readonly DatedSeat[]): Sentence[] {
  return COMMITTEES.flatMap((committee) => {
    let before = 1;
    return changeDays(seats).flatMap((day): Sentence[] => {
      const held = seats.flatMap((seat) => (isInOffice(seat, day) ? (committeesOn(seat, day)[committee] ?? []) : []));
      const chairs = held.filter((each) => each === 'chair').length;
      const now = held.length === 0 ? 1 : chairs;
      const isNew = now !== before;
      before = now;
      if (now === 1 || !isNew) return [];
      const what = now === 0 ? 'members and no chair' : `${now} chairs`;
      return [{ at: 'seats', message: `From ${day} the ${committee} committee has ${what}.` }];
    });
  });
}
