import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length, so that it is exactly as large as what will stand there. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** Instead of a height: `16 / 9`. */
  ratio?: CSSProperties['aspectRatio'];
  /** Lines of running text, the last one shorter. */
  lines?: number;
  shape?: 'block' | 'circle';
}

/** The place of something that is on its way, in its final size. Whoever shows it says so to assistive technology. */
export function Skeleton({ width = '100%', height, ratio, lines, shape = 'block' }: SkeletonProps) {
  if (lines !== undefined) {
    return (
      <span className={styles.lines} style={{ width }} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => line).map((line) => (
          <span key={line} className={styles.line} />
        ))}
      </span>
    );
  }
  return (
    <span
      className={styles.skeleton}
      style={{ width, height, aspectRatio: ratio }}
      data-shape={shape}
      aria-hidden="true"
    />
  );
}
