import { Link } from '../ui/actions/link';
import styles from './brand.module.css';
import { Mark } from './mark';

/** The mark and the name, linking home. Takes its colours from where it stands. */
export function Brand({ href, name, label }: { href: string; name: string; label: string }) {
  return (
    <Link href={href} className={styles.brand} aria-label={label}>
      <Mark />
      <span>{name}</span>
    </Link>
  );
}
