import { ChevronRight } from 'lucide';
import { Icon } from '../media/icon';
import styles from './breadcrumb.module.css';
import { Link } from './link';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

/** The way from home to this page. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol>
        {crumbs.map(({ label: text, href }) => (
          <li key={text}>
            {href ? (
              <>
                <Link href={href}>{text}</Link>
                <Icon of={ChevronRight} size={14} />
              </>
            ) : (
              <span aria-current="page">{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
