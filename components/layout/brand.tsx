import { Link } from '../ui/actions/link';
import styles from './brand.module.css';
import { Mark } from './mark';

/** Letters of a name that fit on one line of the header; a Chinese one is as wide as two others. */
const ONE_LINE = 16;

const isLong = (name: string) => name.replace(/\p{Script=Han}/gu, 'xx').length > ONE_LINE;

/** The mark and the company's name, linking home; a long name has two lines. Takes its colours from where it stands. */
export function Brand({ href, name, label }: { href: string; name: string; label: string }) {
  return (
    <Link href={href} className={styles.brand} aria-label={label}>
      <Mark />
      <span className={styles.name} data-long={isLong(name) || undefined}>
        {name}
      </span>
    </Link>
  );
}
