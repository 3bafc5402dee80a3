import styles from './brand.module.css';

/** The mark: three offset bars of an order book. Takes its colours from where it stands. */
export function Mark({ scale = 1 }: { scale?: number }) {
  return (
    <svg width={28 * scale} height={24 * scale} viewBox="0 0 28 24" aria-hidden="true">
      <rect x="0" y="2" width="22" height="5" rx="2.5" className={styles.top} />
      <rect x="6" y="10" width="17" height="5" rx="2.5" className={styles.middle} />
      <rect x="12" y="18" width="11" height="5" rx="2.5" className={styles.bottom} />
    </svg>
  );
}
