import { ChevronRight } from 'lucide-react';
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
                <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
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
