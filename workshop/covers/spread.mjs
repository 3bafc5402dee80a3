// Dots spread evenly over a shape of any outline, always a given number of them.

/** Places for `count` dots in what `inside(x, y)` says yes to, within a box; each moves to the middle of its own ground. */
export function spread(r, count, [left, top, width, height], inside, { step = 5, rounds = 60 } = {}) {
  const ground = [];
  for (let y = top; y <= top + height; y += step)
    for (let x = left; x <= left + width; x += step) if (inside(x, y)) ground.push([x, y]);
  // Each begins as far from the others as there is room, so that none is crowded at the end.
  const first = r.pick(ground);
  let dots = [first];
  const clear = ground.map(([x, y]) => (x - first[0]) ** 2 + (y - first[1]) ** 2);
  while (dots.length < count) {
    const next = ground[clear.indexOf(Math.max(...clear))];
    dots.push(next);
    for (let i = 0; i < ground.length; i++)
      clear[i] = Math.min(clear[i], (ground[i][0] - next[0]) ** 2 + (ground[i][1] - next[1]) ** 2);
  }
  for (let round = 0; round < rounds; round++) {
    const sums = dots.map(() => [0, 0, 0]);
    for (const [x, y] of ground) {
      let [nearest, least] = [0, Number.POSITIVE_INFINITY];
      for (let i = 0; i < dots.length; i++) {
        const away = (dots[i][0] - x) ** 2 + (dots[i][1] - y) ** 2;
        if (away < least) [nearest, least] = [i, away];
      }
      const sum = sums[nearest];
      sum[0] += x;
      sum[1] += y;
      sum[2]++;
    }
    dots = sums.map(([x, y, n], i) => (n ? [x / n, y / n] : dots[i]));
  }
  return dots;
}
