import { company } from '@/lib/company/facts';
import type { WhitePaper } from '@/lib/content/documents';
import styles from './paper-cover.module.css';

/**
 * What a paper counts, drawn as bars: thin lines in the order of the classes of its
 * own chart, more of them where a class is large, and as long. `shift` moves them on
 * by one step a class, as shares vest one year after another.
 */
const PAPERS = {
  // New shares priced by quarter, from the first of 2025 to May 2026; one line for three of them.
  ipo: { figure: '150', classes: [16, 27, 28, 37, 25, 17], each: 3, shift: 0 },
  // Companies by the time their grants take to vest, from under 12 months to over 48; one line for six.
  equity: { figure: '300', classes: [29, 58, 91, 55, 25], each: 6, shift: 22 },
} as const satisfies Record<WhitePaper, object>;

const WIDTH = 300;
const HEIGHT = 424;
const TOP = 64;
const BOTTOM = 250;
const LONGEST = 216;
/** Shades of a line, the longest ones the lightest. */
const TONES = 4;

/** The value between two neighbours of a list, along the straight line that joins them. */
function between(values: readonly number[], at: number): number {
  const place = Math.min(values.length - 1, Math.max(0, at));
  const before = values[Math.floor(place)] ?? 0;
  const after = values[Math.ceil(place)] ?? before;
  return before + (after - before) * (place % 1);
}

/** The cover of a white paper, drawn in the page: its figures as bars. The words beside it name it. */
export function PaperCover({ paper, title }: { paper: WhitePaper; title: string }) {
  const { figure, classes, each, shift } = PAPERS[paper];
  const most = Math.max(...classes);
  // Where each line stands among the classes: 1.5 is halfway through the second.
  const places = classes.flatMap((count, place) => {
    const lines = Math.round(count / each);
    return Array.from({ length: lines }, (_, line) => place + (line + 0.5) / lines);
  });
  const pitch = (BOTTOM - TOP) / places.length;
  const lines = places.map((place, index) => {
    const size = between(classes, place - 0.5) / most;
    const length = Math.round(size * LONGEST);
    const from = shift === 0 ? WIDTH - length : 24 + Math.round((place - 0.5) * shift);
    return { d: `M${from} ${Math.round(TOP + index * pitch)}h${length}`, tone: Math.ceil(size * TONES) };
  });
  // One path a tone: the cover stands in the page, which is small.
  const tones = Array.from({ length: TONES }, (_, index) => index + 1);
  return (
    <div className={styles.cover} data-paper={paper} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {tones.map((tone) => (
          <path
            key={tone}
            d={lines.flatMap((line) => (line.tone === tone ? line.d : [])).join('')}
            opacity={0.3 + (0.7 * tone) / TONES}
          />
        ))}
      </svg>
      <span className={styles.year}>{`${company().names.en} 2026`}</span>
      <div className={styles.name}>
        <b data-figures="">{figure}</b>
        <span>{title}</span>
      </div>
    </div>
  );
}
