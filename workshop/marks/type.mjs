// Lettering as outlines, for an SVG in <img> cannot use a web font. What has been set once is kept in
// lettering.json, so the marks are drawn again without the faces. To set new words: install the packages
// of `faces` in a folder of their own, and name its node_modules in MARK_FONTS.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// All under the SIL Open Font License 1.1: [package, weight, style], or a system face of Noto CJK.
const faces = {
  alegreya: ['alegreya-sans', 800],
  abril: ['abril-fatface', 400],
  archivo: ['archivo-black', 400],
  archivoNarrow: ['archivo-narrow', 700],
  barlow: ['barlow-condensed', 700],
  bodoni: ['bodoni-moda', 600],
  chakra: ['chakra-petch', 700],
  cinzel: ['cinzel', 600],
  comfortaa: ['comfortaa', 700],
  cormorant: ['cormorant-garamond', 700],
  cormorantItalic: ['cormorant-garamond', 600, 'italic'],
  fraunces: ['fraunces', 800],
  instrument: ['instrument-serif', 400],
  josefin: ['josefin-sans', 700],
  jost: ['jost', 600],
  jostLight: ['jost', 400],
  lexendWide: ['lexend-zetta', 700],
  baskerville: ['libre-baskerville', 700],
  marcellus: ['marcellus', 400],
  michroma: ['michroma', 400],
  alternates: ['montserrat-alternates', 700],
  oswald: ['oswald', 600],
  outfit: ['outfit', 500],
  outfitBold: ['outfit', 700],
  philosopher: ['philosopher', 700],
  plexMono: ['ibm-plex-mono', 600],
  quicksand: ['quicksand', 700],
  redHat: ['red-hat-display', 900],
  saira: ['saira-extra-condensed', 700],
  grotesk: ['space-grotesk', 700],
  spectral: ['spectral', 600],
  syne: ['syne', 800],
  tenor: ['tenor-sans', 400],
  unbounded: ['unbounded', 700],
  varela: ['varela-round', 400],
  zilla: ['zilla-slab', 700],
  hanSans: 'NotoSansCJK-Bold.ttc NotoSansCJKhk-Bold',
  hanSerif: 'NotoSerifCJK-Bold.ttc NotoSerifCJKhk-Bold',
};

const kept = new URL('lettering.json', import.meta.url);
const lettering = JSON.parse(readFileSync(kept, 'utf8'));
const opened = {};

function open(name) {
  const face = faces[name];
  if (!face) throw new Error(`No face ${name}`);
  if (opened[name]) return opened[name];
  // Next carries a copy of fontkit for next/font, which saves the project a dependency.
  const openFont = createRequire(import.meta.url)('next/dist/compiled/@next/font/dist/fontkit/index.js').default;
  if (typeof face === 'string') {
    const [file, member] = face.split(' ');
    const folder = process.env.NOTO_CJK_DIR || '/usr/share/fonts/opentype/noto';
    opened[name] = openFont(readFileSync(`${folder}/${file}`), member);
  } else {
    if (!process.env.MARK_FONTS) throw new Error(`New lettering in ${name}: name its package's folder in MARK_FONTS`);
    const [family, weight, style = 'normal'] = face;
    const file = `${process.env.MARK_FONTS}/@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff`;
    opened[name] = openFont(readFileSync(file));
  }
  return opened[name];
}

/** A line of type on a baseline at 0, scaled so that a capital (a character, in Chinese) is 100 tall. */
export function set(face, text, tracking = 0) {
  const key = `${face}/${text}/${tracking}`;
  lettering[key] ??= outline(open(face), text, tracking);
  return lettering[key];
}

/** Keeps what the marks use now and forgets the rest. */
export function keepLettering(used) {
  const wanted = Object.fromEntries(Object.entries(lettering).filter(([key]) => used.has(key)));
  writeFileSync(kept, `${JSON.stringify(wanted, null, 2)}\n`);
}

function outline(font, text, tracking) {
  const han = /\p{Script=Han}/u.test(text);
  const tall = han ? font.unitsPerEm * 0.92 : capHeight(font);
  const k = 100 / tall;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  let d = '';
  glyphs.forEach((glyph, i) => {
    const { xOffset = 0, yOffset = 0, xAdvance } = positions[i];
    const at = (x, y) => `${n((pen + xOffset + x) * k)} ${n(-(yOffset + y) * k + (han ? -8 : 0))}`;
    for (const { command, args } of glyph.path.commands)
      d +=
        { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[command] +
        args.flatMap((_, j) => (j % 2 ? [] : at(args[j], args[j + 1]))).join(' ');
    pen += xAdvance + (i < glyphs.length - 1 ? (tracking * tall) / 100 : 0);
  });
  return { d, width: n(pen * k) };
}

const capHeight = (font) => font.glyphForCodePoint(72).bbox.maxY;
const n = (value) => +value.toFixed(1);
