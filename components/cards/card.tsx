import { CARD_SIZE } from '@/lib/cards/names';
import type { CardWords } from '@/lib/cards/words';
import { linePartsOf } from '../ui/text/line-parts';

/**
 * A social card: the site's order book, drawn for this thing alone, with its title in front. Laid out by the renderer
 * of next/og, which knows flex boxes and a part of CSS.
 */

const INK = '#070b14';
const BLUE = '#1f5bff';
const SKY = '#6c95ff';
const GLOW = '#5ee6e0';
const WHITE = '#ffffff';
const QUIET = '#b4c0d4';

/** Size of a title by its length in full-width letters, in pixels: four lines at most. */
function titleSize(title: string): number {
  const ems = Array.from(title).reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.55), 0);
  if (ems <= 12) return 92;
  if (ems <= 24) return 72;
  if (ems <= 40) return 58;
  return 46;
}

/** Longer than this no title is told apart by. */
const LONGEST = 90;

export interface CardProps {
  words: CardWords;
  /** What the drawing is made of: the same for the same thing. */
  seed: string;
  /** Names of the fonts it is set in. */
  fonts: readonly string[];
}

export function Card({ words, seed, fonts }: CardProps) {
  const { brand, kind, day, title, listed } = words;
  const letters = Array.from(title);
  const shown = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : title;
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        fontFamily: fonts.join(', '),
        fontWeight: 700,
        color: WHITE,
        backgroundColor: INK,
        backgroundImage: 'linear-gradient(120deg, #070b14 35%, #0d2168 100%)',
      }}
    >
      <Book seed={seed} />
      <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
        <Mark />
        <span style={{ fontSize: 40 }}>{brand}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 830 }}>
        {(kind !== shown || day) && (
          <div style={{ display: 'flex', gap: 28, marginBottom: 20, fontSize: 30, color: SKY }}>
            {kind !== shown && <span>{kind}</span>}
            {day && <span>{day}</span>}
          </div>
        )}
        <Title text={shown} />
      </div>
      <div style={{ display: 'flex', fontSize: 28, color: QUIET }}>{listed}</div>
    </div>
  );
}

/** In lines that break where the site's own lines do. */
function Title({ text }: { text: string }) {
  const size = titleSize(text);
  const parts = linePartsOf(text).flatMap((part) => part.split(/(?<= )/));
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', fontSize: size, lineHeight: 1.28 }}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one title, in their order.
        <span key={index} style={{ whiteSpace: 'pre' }}>
          {part}
        </span>
      ))}
    </div>
  );
}

function Mark() {
  return (
    <svg width="64" height="64" viewBox="0 0 24 24" role="presentation">
      <rect x="2" y="3" width="17" height="4" rx="2" fill={SKY} />
      <rect x="6" y="10" width="14" height="4" rx="2" fill={WHITE} />
      <rect x="11" y="17" width="9" height="4" rx="2" fill={GLOW} />
    </svg>
  );
}

const ROWS = 15;
const PITCH = CARD_SIZE.height / ROWS;

/** Rows of the order book at the right edge, cut by it. */
function Book({ seed }: { seed: string }) {
  const random = randomFrom(seed);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const nearMiddle = 1 - Math.abs(row - ROWS / 2) / ROWS;
    return { row, width: 50 + random() * 260 * nearMiddle, strong: random() > 0.72 };
  });
  const last = Math.floor(random() * 5) + 5;
  return (
    <svg
      width={CARD_SIZE.width}
      height={CARD_SIZE.height}
      viewBox={`0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
      role="presentation"
    >
      {rows.map(({ row, width, strong }) => (
        <rect
          key={row}
          x={CARD_SIZE.width - width}
          y={row * PITCH + 9}
          width={width + 40}
          height={PITCH - 18}
          rx={(PITCH - 18) / 2}
          fill={row === last ? GLOW : row < last ? '#24345c' : BLUE}
          fillOpacity={row === last ? 1 : strong ? 0.9 : 0.45}
        />
      ))}
    </svg>
  );
}

/** The same numbers, 0 to 1, for the same seed. */
function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state >>> 0) / 4294967296;
  };
}
