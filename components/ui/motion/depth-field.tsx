import { stillBook } from './book';
import { DepthCanvas } from './depth-canvas';
import styles from './depth-field.module.css';

/** The picture's own pixels; it is cut to what it fills, from the right. */
const STILL = { width: 1440, rows: 60, pitch: 14, middle: 26, reach: 860 } as const;

export interface DepthFieldProps {
  /** Another seed, another book. */
  seed: number;
  tone?: 'ink' | 'paper';
}

/**
 * The site's signature: the bars of its mark are an order book, and here it is
 * alive behind the opening of a page. The HTML holds a still frame; when the page
 * is at rest a canvas takes over, which answers pointer and scroll. Fills its
 * positioned parent and lies under everything in it.
 */
export function DepthField({ seed, tone = 'ink' }: DepthFieldProps) {
  const { offers, bids } = stillBook(seed, STILL);
  return (
    <div className={styles.field} data-tone={tone} aria-hidden="true">
      <svg
        className={styles.still}
        viewBox={`0 0 ${STILL.width} ${STILL.rows * STILL.pitch}`}
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
      >
        <path className={styles.offers} d={offers} />
        <path className={styles.bids} d={bids} />
        <path className={styles.last} d={`M699 ${STILL.middle * STILL.pitch + STILL.pitch / 2}H${STILL.width}`} />
      </svg>
      <DepthCanvas seed={seed} tone={tone} />
    </div>
  );
}
