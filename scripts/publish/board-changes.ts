import type { BoardFile } from '../../lib/content-folder/schemas';

/** Who joins and who leaves with a new board file, a line each, for whoever is about to publish it. */
export function boardChanges(before: BoardFile | undefined, after: BoardFile): string[] {
  const seatsBefore = new Map((before?.seats ?? []).map((seat) => [seat.id, seat]));
  const lines = after.seats.flatMap(({ id, name, from, to }) => {
    const seat = seatsBefore.get(id);
    seatsBefore.delete(id);
    if (seat === undefined) return before === undefined ? [] : [`${name.en} joins: first day ${from}`];
    if (to !== undefined && to !== seat.to)
      return [`${name.en} leaves: last day ${to}, shown until its end in Hong Kong`];
    return [];
  });
  const gone = [...seatsBefore.values()].map(
    ({ name }) => `${name.en} is not in the file any more: who leaves stays there, with \`to\``,
  );
  return [...lines, ...gone];
}
