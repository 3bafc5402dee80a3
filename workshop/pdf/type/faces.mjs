// The house type as static faces, cut down to the characters of one document:
// Geist for Latin and figures, the system's Noto Sans CJK for Chinese, in the forms of Hong Kong (hk) or the mainland (sc).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inProject } from '../../lib/places.mjs';
import { sfnt } from './sfnt.mjs';

// Next carries a copy of fontkit for next/font, which saves the project a dependency.
const openFont = createRequire(import.meta.url)('next/dist/compiled/@next/font/dist/fontkit/index.js').default;
const cjkFolder = process.env.NOTO_CJK_DIR || '/usr/share/fonts/opentype/noto';
const names = { hk: 'Noto Sans HK', sc: 'Noto Sans SC' };
const weights = { regular: 400, bold: 620 };

const opened = {};
function open(region) {
  if (opened[region]) return opened[region];
  const geist = readFileSync(inProject('node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'));
  const cjk = (style) =>
    openFont(readFileSync(`${cjkFolder}/NotoSansCJK-${style}.ttc`), `NotoSansCJK${region}-${style}`);
  opened[region] = {
    latin: { regular: latinFace(openFont(geist), weights.regular), bold: latinFace(openFont(geist), weights.bold) },
    han: { regular: hanFace(cjk('Regular')), bold: hanFace(cjk('Bold')) },
  };
  return opened[region];
}

/** { latin, han } × { regular, bold } as TrueType bytes holding only what `text` needs. */
export function cutFaces(text, region = 'hk') {
  const { latin, han } = open(region);
  const codes = [...new Set([...text, ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))])]
    .map((ch) => ch.codePointAt(0))
    .filter((code) => code >= 32 && code < 0xffff)
    .sort((a, b) => a - b);
  const inLatin = codes.filter((code) => latin.regular.has(code));
  const inHan = codes.filter((code) => !latin.regular.has(code));
  const missing = inHan.filter((code) => !han.regular.has(code));
  if (missing.length) throw new Error(`no glyph for ${missing.map((c) => `U+${c.toString(16)}`).join(' ')}`);
  const cut = (face, family, bold, list) => sfnt({ ...face.metrics, family, bold, ...face.cut(list) });
  return {
    latin: { regular: cut(latin.regular, 'Geist', false, inLatin), bold: cut(latin.bold, 'Geist', true, inLatin) },
    han: { regular: cut(han.regular, names[region], false, inHan), bold: cut(han.bold, names[region], true, inHan) },
  };
}

const blank = { advance: 600, contours: [] };

function latinFace(font, weight) {
  const varied = new font.constructor(rewound(font), [weight]);
  const tabular = (code) => font.layout(String.fromCharCode(code), ['tnum']).glyphs[0];
  const cache = new Map();
  const glyph = (code) => {
    if (!cache.has(code))
      cache.set(code, varyGlyph(font, varied, code >= 48 && code <= 57 ? tabular(code) : font.glyphForCodePoint(code)));
    return cache.get(code);
  };
  const kerning = new Map();
  const pairKern = (a, b) => {
    const key = a * 65536 + b;
    if (!kerning.has(key)) {
      const run = font.layout(String.fromCharCode(a, b));
      kerning.set(
        key,
        run.glyphs.length === 2 ? Math.round(run.positions[0].xAdvance - run.glyphs[0].advanceWidth) : 0,
      );
    }
    return kerning.get(key);
  };
  const kerns = (code) => /[A-Za-z.,'’]/.test(String.fromCharCode(code));
  return {
    metrics: { unitsPerEm: font.unitsPerEm, ascent: font.ascent, descent: font.descent },
    has: (code) => font.hasGlyphForCodePoint(code),
    cut(codes) {
      const glyphs = [blank, ...codes.map((code) => ({ code, ...glyph(code) }))];
      const letters = codes.map((code, i) => [code, i + 1]).filter(([code]) => kerns(code));
      const pairs = letters.flatMap(([a, left]) => letters.map(([b, right]) => ({ left, right, by: pairKern(a, b) })));
      return { glyphs, pairs: pairs.filter((p) => p.by) };
    },
  };
}

function rewound(font) {
  font.stream.pos = 0;
  return font.stream;
}

// fontkit does not vary the outlines of a WOFF2 file by itself, so the points are moved here,
// with the four phantom points that carry the new advance. Of a composite (the figures, i, the
// colon) the "points" are the places of its parts.
function varyGlyph(font, varied, plain) {
  const source = plain._decode();
  const parts = source?.components ?? [];
  const Point = font.glyphForCodePoint(79)._decode().points[0].constructor;
  const points = source?.points?.map((p) => p.copy()) ?? parts.map((part) => new Point(true, true, part.dx, part.dy));
  const phantom = [0, plain.advanceWidth, 0, 0].map((x) => new Point(true, true, x, 0));
  varied._variationProcessor.transformPoints(plain.id, [...points, ...phantom]);
  const advance = Math.round(phantom[1].x - phantom[0].x);
  if (parts.length)
    return {
      advance,
      contours: parts.flatMap((part, i) =>
        placed(varyGlyph(font, varied, font.getGlyph(part.glyphID)).contours, part, points[i]),
      ),
    };
  const contours = [];
  let current = [];
  points.forEach((p, i) => {
    current.push({ x: Math.round(p.x), y: Math.round(p.y), on: p.onCurve });
    if (source.points[i].endContour) {
      contours.push(current);
      current = [];
    }
  });
  return { advance, contours };
}

const placed = (contours, { scaleX, scaleY, scale01, scale10 }, by) =>
  contours.map((contour) =>
    contour.map(({ x, y, on }) => ({
      x: Math.round(x * scaleX + y * scale10 + by.x),
      y: Math.round(y * scaleY + x * scale01 + by.y),
      on,
    })),
  );

function hanFace(font) {
  const cache = new Map();
  const glyph = (code) => {
    if (!cache.has(code)) {
      const g = font.glyphForCodePoint(code);
      cache.set(code, { advance: g.advanceWidth, contours: quadratic(g.path.commands) });
    }
    return cache.get(code);
  };
  return {
    metrics: { unitsPerEm: font.unitsPerEm, ascent: font.ascent, descent: font.descent },
    has: (code) => font.hasGlyphForCodePoint(code),
    cut: (codes) => ({
      glyphs: [{ ...blank, advance: 1000 }, ...codes.map((code) => ({ code, ...glyph(code) }))],
      pairs: closeUp(codes),
    }),
  };
}

// Full-width brackets carry half an em of white. Side by side they tear a hole in the line, so the
// white is taken out; Hong Kong commas and stops stand in the middle of their square and give a quarter.
const opening = '「『（《〈【';
const closing = '」』）》〉】';
const middle = '，。、；：';
function closeUp(codes) {
  const marks = codes
    .map((code, i) => [String.fromCharCode(code), i + 1])
    .filter(([ch]) => (opening + closing + middle).includes(ch));
  return marks.flatMap(([a, left]) =>
    marks.flatMap(([b, right]) => {
      const whiteAfter = closing.includes(a) ? 500 : middle.includes(a) ? 250 : 0;
      const whiteBefore = opening.includes(b) ? 500 : middle.includes(b) ? 250 : 0;
      let by = Math.min(whiteAfter, whiteBefore); // one half of the white between two marks
      if (opening.includes(a) && opening.includes(b)) by = 500;
      if (closing.includes(b)) by = whiteAfter;
      return by ? [{ left, right, by: -by }] : [];
    }),
  );
}

/** Cubic curves to the quadratic ones of TrueType, within about a unit in a thousand. */
function quadratic(commands) {
  const contours = [];
  let contour = [];
  let at = [0, 0];
  const put = (x, y, on) => contour.push({ x: Math.round(x), y: Math.round(y), on });
  const close = () => {
    const [first, last] = [contour[0], contour.at(-1)];
    if (contour.length > 1 && last.on && first.x === last.x && first.y === last.y) contour.pop();
    if (contour.length > 2) contours.push(contour);
    contour = [];
  };
  for (const { command, args } of commands) {
    if (command === 'moveTo') {
      if (contour.length) close();
      put(args[0], args[1], true);
      at = args;
    } else if (command === 'lineTo') {
      put(args[0], args[1], true);
      at = args;
    } else if (command === 'bezierCurveTo') {
      curve([at, args.slice(0, 2), args.slice(2, 4), args.slice(4, 6)], put);
      at = args.slice(4, 6);
    }
  }
  if (contour.length) close();
  return contours;
}

function curve([p0, p1, p2, p3], put) {
  const bend = Math.hypot(p3[0] - 3 * p2[0] + 3 * p1[0] - p0[0], p3[1] - 3 * p2[1] + 3 * p1[1] - p0[1]);
  const parts = Math.max(1, Math.ceil(Math.cbrt((bend * 0.0481) / 1.2)));
  const on = (t) =>
    [0, 1].map(
      (k) => (1 - t) ** 3 * p0[k] + 3 * (1 - t) ** 2 * t * p1[k] + 3 * (1 - t) * t * t * p2[k] + t ** 3 * p3[k],
    );
  const slope = (t) =>
    [0, 1].map(
      (k) => 3 * ((1 - t) ** 2 * (p1[k] - p0[k]) + 2 * (1 - t) * t * (p2[k] - p1[k]) + t * t * (p3[k] - p2[k])),
    );
  for (let i = 0; i < parts; i++) {
    const [t0, t1] = [i / parts, (i + 1) / parts];
    const [a, b, da, db] = [on(t0), on(t1), slope(t0), slope(t1)];
    const reach = (t1 - t0) / 4; // mean of both end tangents, drawn to the middle
    put((a[0] + b[0]) / 2 + (da[0] - db[0]) * reach, (a[1] + b[1]) / 2 + (da[1] - db[1]) * reach, false);
    put(b[0], b[1], true);
  }
}
