import styles from './chart-lines.module.css';

/** The fading light under the price line. */
export function Shade({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.shadeTop} />
        <stop offset="1" className={styles.shadeBottom} />
      </linearGradient>
    </defs>
  );
}
