import Link from 'next/link';
import styles from './brand.module.css';

/** The mark (three bars of an order book) and the name, linking home. Takes its colours from where it stands. */
export function Brand({ href, name, label }: { href: string; name: string; label: string }) {
  return (
    <Link href={href} className={styles.brand} aria-label={label}>
      <svg width="28" height="24" viewBox="0 0 28 24" aria-hidden="true">
        <rect x="0" y="2" width="22" height="5" rx="2.5" className={styles.top} />
        <rect x="6" y="10" width="17" height="5" rx="2.5" className={styles.middle} />
        <rect x="12" y="18" width="11" height="5" rx="2.5" className={styles.bottom} />
      </svg>
      <span>{name}</span>
    </Link>
  );
}
