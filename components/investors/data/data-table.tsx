import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface DataTableProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** What its figures are: unit, currency, day. Stands above it, and stays where it is when the table is scrolled. */
  caption?: ReactNode;
  /** The first column stays in view while the others are scrolled sideways. */
  sticky?: boolean;
  /** `thead` and `tbody`: headings have a scope; figures are in cells with `data-number`. */
  children: ReactNode;
}

/**
 * A table of investor relations. Where it is wider than its place it is scrolled within itself, by keyboard too; on
 * paper it is whole.
 */
export function DataTable({ labelledBy, caption, sticky, children }: DataTableProps) {
  return (
    <>
      {caption && (
        <div id={`${labelledBy}-caption`} className={styles.caption} data-figures>
          {caption}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of fields it is not, and a landmark there is already */}
      <div role="group" className={styles.scroll} aria-labelledby={labelledBy} tabIndex={0}>
        <table
          className={styles.table}
          aria-labelledby={labelledBy}
          aria-describedby={caption ? `${labelledBy}-caption` : undefined}
          data-sticky={sticky || undefined}
          data-figures
        >
          {children}
        </table>
      </div>
    </>
  );
}
