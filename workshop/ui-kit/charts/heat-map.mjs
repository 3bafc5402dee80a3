// A market by area and colour.

/** Squarified rectangles for a heat map: items with `value`, laid in w × h, largest first. */
export function treemap(items, w, h) {
  const total = items.reduce((sum, i) => sum + i.value, 0);
  const rest = items.map((item) => ({ item, area: (item.value / total) * w * h })).sort((a, b) => b.area - a.area);
  const out = [];
  let [x, y, rw, rh] = [0, 0, w, h];
  const worst = (row, side) => {
    const sum = row.reduce((s, r) => s + r.area, 0);
    return Math.max(
      ...row.map((r) => Math.max((side * side * r.area) / (sum * sum), (sum * sum) / (side * side * r.area))),
    );
  };
  while (rest.length) {
    const side = Math.min(rw, rh);
    const row = [rest.shift()];
    while (rest.length && worst(row.concat(rest[0]), side) <= worst(row, side)) row.push(rest.shift());
    const thick = row.reduce((s, r) => s + r.area, 0) / side;
    let along = 0;
    for (const { item, area } of row) {
      const length = area / thick;
      out.push(
        rw >= rh ? { item, x, y: y + along, w: thick, h: length } : { item, x: x + along, y, w: length, h: thick },
      );
      along += length;
    }
    if (rw >= rh) [x, rw] = [x + thick, rw - thick];
    else [y, rh] = [y + thick, rh - thick];
  }
  return out;
}

/** Colour of a heat-map cell: stronger the further it moved, full at `reach` percent. */
export const heat = (percent, reach = 3) =>
  `color-mix(in oklab, var(--${percent >= 0 ? 'up' : 'down'}-solid) ${Math.round(24 + Math.min(1, Math.abs(percent) / reach) * 76)}%, var(--hover))`;
