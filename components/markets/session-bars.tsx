import { type Crowd, DAY_MINUTES, type Span, spansWithAtLeast } from '@/lib/market/session-line';
import styles from './session-bars.module.css';

/** Height of the drawing in px; its width is the day. */
const HEIGHT = 44;
const MIDDLE = HEIGHT / 2;

/**
 * A market's sessions as bars, each lying over the one before: one while it trades
 * alone, one more, and a brighter one, for each other market that is open with it.
 */
export function SessionBars({ spans, crowds }: { spans: readonly Span[]; crowds: readonly Crowd[] }) {
  const most = Math.max(0, ...crowds.map(({ open }) => open));
  const lines = Array.from({ length: most }, (_, index) => index + 1)
    .map((line) => ({ line, busy: spansWithAtLeast(spans, crowds, line) }))
    .filter(({ busy }) => busy.length > 0);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${DAY_MINUTES} ${HEIGHT}`}
      height={HEIGHT}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path data-line="0" d={`M0 ${MIDDLE}H${DAY_MINUTES}`} />
      {lines.map(({ line, busy }) => (
        <path key={line} data-line={line} d={busy.map(({ from, to }) => `M${from} ${MIDDLE}H${to}`).join('')} />
      ))}
    </svg>
  );
}
