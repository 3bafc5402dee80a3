// The tram: two decks, coming towards us with its lamps on, its rails and the wire above it.
import { plane } from './engrave.mjs';

const path = (points) => `M${points.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}`;

/** Height of the wire, in metres. */
const WIRE = 6.1;
/** What holds it: how far away, and from which wall to which. */
const SPANS = [
  [60, -15, 13],
  [104, -15, 15],
];

/** Rails of both ways and their wires, to where they vanish. */
export function tracks(see, x) {
  const rail = (at, y, near, colour, w) =>
    plane(
      [
        [at - w, y, near],
        [at + w, y, near],
        [at + w * 1.5, y, 420],
        [at - w * 1.5, y, 420],
      ].map(see),
      colour,
    );
  const rails = [-x, x]
    .flatMap((middle) => [middle - 0.75, middle + 0.75])
    .map((at) => rail(at, 0, 11, '#F2A65A', 0.055));
  // Over our heads and on beyond the frame, thinner the further away.
  const wires = [-x, x].map((at) => {
    const [near, far] = [see([at, WIRE, 3]), see([at, WIRE, 400])];
    const edge = ([px, py], half) => [
      [px, py - half],
      [px, py + half],
    ];
    const [[a, b], [d, c]] = [edge(near, 2.6), edge(far, 1)];
    return plane([a, b, c, d], '#0A1020');
  });
  const spans = SPANS.map(
    ([z, left, right]) =>
      `<path d="${path(
        [
          [left, WIRE + 1.4, z],
          [-x, WIRE, z],
          [x, WIRE, z],
          [right, WIRE + 1.4, z],
        ].map(see),
      )}" stroke="#0A1020" stroke-width="${(150 / z).toFixed(1)}" fill="none"/>`,
  );
  return rails.join('') + wires.join('') + spans.join('');
}

export function tram(see, x, z) {
  const [half, tall, length] = [1.0, 4.75, 8.6];
  const face = (x1, y1, x2, y2, fill) =>
    plane(
      [
        [x + x1, y1, z],
        [x + x2, y1, z],
        [x + x2, y2, z],
        [x + x1, y2, z],
      ].map(see),
      fill,
    );
  // Of its sides we see the one towards the middle of the street.
  const side = x > 0 ? -half : half;
  const flank = (y1, z1, y2, z2, fill) =>
    plane(
      [
        [x + side, y1, z + z1],
        [x + side, y1, z + z2],
        [x + side, y2, z + z2],
        [x + side, y2, z + z1],
      ].map(see),
      fill,
    );
  let markup = plane(
    [
      [x - 1.4, 0, z - 0.6],
      [x + 1.4, 0, z - 0.6],
      [x + 1.4, 0, z + length],
      [x - 1.4, 0, z + length],
    ].map(see),
    '#03060C',
    ' opacity=".8"',
  );
  markup += flank(0.35, 0, tall, length, '#0F2C5C');
  for (let i = 0; i < 6; i++) {
    const at = 0.35 + i * 1.36;
    markup += flank(1.5, at, 2.3, at + 1.05, '#FFCB91') + flank(3.15, at, 4.05, at + 1.05, '#F2A65A');
  }
  // Its front: bars, as everything else, with the panes between them.
  markup += face(-half, 0.35, half, tall, '#0B1830');
  for (let y = 0.5; y < tall - 0.1; y += 0.19) {
    const pane = (y > 1.42 && y < 2.35) || (y > 3.1 && y < 4.1);
    if (!pane) markup += face(-half + 0.04, y, half - 0.04, y + 0.11, y < 1.42 ? '#1F5BFF' : '#3C69D8');
  }
  for (const [from, to] of [
    [1.46, 2.36],
    [3.12, 4.12],
  ])
    for (const [a, b] of [
      [-0.86, -0.32],
      [-0.27, 0.27],
      [0.32, 0.86],
    ])
      markup += face(a, from, b, to, from > 3 ? '#FFCB91' : '#FFE2BF');
  markup += face(-0.5, 2.58, 0.5, 2.9, '#070B14') + face(-0.38, 2.68, 0.3, 2.78, '#F2A65A');
  for (const lamp of [-0.62, 0.62]) markup += face(lamp - 0.13, 0.82, lamp + 0.13, 1.06, '#FFF6E8');
  markup += face(-half, tall, half, tall + 0.08, '#FFCB91');
  const [a, b] = [see([x, tall, z + 4]), see([x, WIRE, z + 7])];
  return `${markup}<path d="${path([a, b])}" stroke="#0A1020" stroke-width="3.5" fill="none"/>`;
}
