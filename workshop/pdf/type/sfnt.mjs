// Writes a small static TrueType font. Chromium embeds such a font as a font; a variable font or
// one with PostScript outlines it draws glyph by glyph, which makes a PDF three times as heavy.

/** glyphs: [{ code, advance, contours: [[{ x, y, on }]] }], the first without a code is .notdef. */
export function sfnt({ family, bold, unitsPerEm, ascent, descent, glyphs, pairs = [] }) {
  const outlines = glyphs.map(outline);
  const box = bounds(outlines.filter((g) => g.bytes.length));
  const widest = Math.max(...glyphs.map((g) => g.advance));
  const glyf = Buffer.concat(outlines.map((g) => g.bytes));
  const loca = words(32, runningTotal(outlines.map((g) => g.bytes.length)));
  const hmtx = Buffer.concat(glyphs.map((g, i) => words(16, [g.advance, outlines[i].xMin & 0xffff])));
  const cmap = charmap(glyphs);
  const tables = {
    'OS/2': os2({ bold, ascent, descent, glyphs, widest }),
    cmap,
    glyf,
    head: head({ bold, unitsPerEm, box }),
    hhea: hhea({ ascent, descent, widest, count: glyphs.length }),
    hmtx,
    ...(pairs.length ? { kern: kern(pairs) } : {}),
    loca,
    maxp: maxp(outlines),
    name: names(family, bold ? 'Bold' : 'Regular'),
    post: Buffer.concat([words(32, [0x00030000, 0, 0]), Buffer.alloc(20)]),
  };
  return assemble(tables);
}

function words(bits, list) {
  const out = Buffer.alloc((list.length * bits) / 8);
  list.forEach((v, i) => {
    if (bits === 16) out.writeUInt16BE(v & 0xffff, i * 2);
    else out.writeUInt32BE(v >>> 0, i * 4);
  });
  return out;
}

/** [3, 5] to [0, 3, 8]. */
function runningTotal(list) {
  const sums = [0];
  for (const n of list) sums.push(sums.at(-1) + n);
  return sums;
}

function outline({ contours }) {
  if (!contours.length) return { bytes: Buffer.alloc(0), xMin: 0, yMin: 0, xMax: 0, yMax: 0, points: 0, contours: 0 };
  const points = contours.flat();
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const edge = { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
  const ends = runningTotal(contours.map((c) => c.length))
    .slice(1)
    .map((n) => n - 1);
  const flags = [];
  const dx = [];
  const dy = [];
  let [px, py] = [0, 0];
  for (const p of points) {
    let flag = p.on ? 1 : 0;
    flag |= delta(p.x - px, dx, 2, 16) | delta(p.y - py, dy, 4, 32);
    flags.push(flag);
    [px, py] = [p.x, p.y];
  }
  const packed = [];
  for (let i = 0; i < flags.length; ) {
    let run = 1;
    while (run < 256 && flags[i + run] === flags[i]) run++;
    packed.push(...(run > 1 ? [flags[i] | 8, run - 1] : [flags[i]]));
    i += run;
  }
  const body = Buffer.concat([
    words(16, [contours.length, edge.xMin, edge.yMin, edge.xMax, edge.yMax, ...ends, 0]),
    Buffer.from([...packed, ...dx, ...dy]),
  ]);
  const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
  return { bytes: padded, ...edge, points: points.length, contours: contours.length };
}

/** A coordinate step in as few bytes as the format allows; returns the flag bits that say how. */
function delta(step, into, short, same) {
  if (step === 0) return same;
  if (Math.abs(step) < 256) {
    into.push(Math.abs(step));
    return short | (step > 0 ? same : 0);
  }
  into.push((step >> 8) & 255, step & 255);
  return 0;
}

const bounds = (list) => ({
  xMin: Math.min(...list.map((g) => g.xMin)),
  yMin: Math.min(...list.map((g) => g.yMin)),
  xMax: Math.max(...list.map((g) => g.xMax)),
  yMax: Math.max(...list.map((g) => g.yMax)),
});

function charmap(glyphs) {
  const codes = glyphs
    .map((g, id) => [g.code, id])
    .filter(([code]) => code)
    .sort((a, b) => a[0] - b[0]);
  const runs = [];
  for (const [code, id] of codes) {
    const last = runs.at(-1);
    if (last && code === last.end + 1 && id === last.id + (code - last.start)) last.end = code;
    else runs.push({ start: code, end: code, id });
  }
  runs.push({ start: 0xffff, end: 0xffff, id: 0 });
  const n = runs.length;
  const power = 2 ** Math.floor(Math.log2(n));
  const body = [
    n * 2,
    power * 2,
    Math.log2(power),
    (n - power) * 2,
    ...runs.map((r) => r.end),
    0,
    ...runs.map((r) => r.start),
    ...runs.map((r) => (r.start === 0xffff ? 1 : r.id - r.start)),
    ...runs.map(() => 0),
  ];
  return Buffer.concat([words(16, [0, 1, 3, 1]), words(32, [12]), words(16, [4, 6 + body.length * 2, 0, ...body])]);
}

function kern(pairs) {
  const sorted = pairs.toSorted((a, b) => a.left - b.left || a.right - b.right);
  const n = sorted.length;
  const power = 2 ** Math.floor(Math.log2(n));
  return words(16, [
    0,
    1,
    0,
    14 + n * 6,
    1,
    n,
    power * 6,
    Math.log2(power),
    (n - power) * 6,
    ...sorted.flatMap((p) => [p.left, p.right, p.by]),
  ]);
}

function head({ bold, unitsPerEm, box }) {
  return Buffer.concat([
    words(32, [0x00010000, 0x00010000, 0, 0x5f0f3cf5]),
    words(16, [0x000b, unitsPerEm]),
    Buffer.alloc(16), // dates stay at zero, so that the same text gives the same bytes
    words(16, [box.xMin, box.yMin, box.xMax, box.yMax, bold ? 1 : 0, 8, 2, 1, 0]),
  ]);
}

const hhea = ({ ascent, descent, widest, count }) =>
  Buffer.concat([
    words(32, [0x00010000]),
    words(16, [ascent, descent, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, count]),
  ]);

const maxp = (outlines) =>
  Buffer.concat([
    words(32, [0x00010000]),
    words(16, [
      outlines.length,
      Math.max(...outlines.map((g) => g.points)),
      Math.max(...outlines.map((g) => g.contours)),
      0,
      0,
      2,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
    ]),
  ]);

function os2({ bold, ascent, descent, glyphs, widest }) {
  const codes = glyphs.map((g) => g.code).filter(Boolean);
  return Buffer.concat([
    words(16, [4, Math.round(widest / 2), bold ? 700 : 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0]),
    Buffer.alloc(10),
    words(32, [1, 0, 0, 0]),
    Buffer.from('TGO '),
    words(16, [bold ? 0x20 : 0x40, Math.min(...codes), Math.max(...codes), ascent, descent, 0, ascent, -descent]),
    words(32, [1, 0]),
    words(16, [530, 710, 0, 32, 1]),
  ]);
}

function names(family, style) {
  const list = [
    [1, family],
    [2, style],
    [3, `${family} ${style}`],
    [4, `${family} ${style}`],
    [6, `${family}-${style}`.replace(/ /g, '')],
  ].map(([id, value]) => [id, Buffer.from(value, 'utf16le').swap16()]);
  let offset = 0;
  const records = list.flatMap(([id, value]) => {
    const record = [3, 1, 0x409, id, value.length, offset];
    offset += value.length;
    return record;
  });
  return Buffer.concat([
    words(16, [0, list.length, 6 + list.length * 12, ...records]),
    ...list.map(([, value]) => value),
  ]);
}

function assemble(tables) {
  const entries = Object.entries(tables);
  const n = entries.length;
  const power = 2 ** Math.floor(Math.log2(n));
  let offset = 12 + n * 16;
  const directory = [];
  const bodies = [];
  let headAt = 0;
  for (const [tag, data] of entries) {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    if (tag === 'head') headAt = offset;
    directory.push(Buffer.concat([Buffer.from(tag), words(32, [checksum(padded), offset, data.length])]));
    bodies.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat([
    words(32, [0x00010000]),
    words(16, [n, power * 16, Math.log2(power), (n - power) * 16]),
    ...directory,
    ...bodies,
  ]);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, headAt + 8);
  return font;
}

function checksum(data) {
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum = (sum + data.readUInt32BE(i)) >>> 0;
  return sum;
}
