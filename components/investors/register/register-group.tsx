import type { ReactNode } from 'react';
import styles from './register-group.module.css';

export interface RegisterGroupProps {
  /** Names the group within the page. */
  id: string;
  /** The month or year. */
  title: string;
  /** What holds for all its entries, at the other end of the line of its name. */
  note?: string;
  /** Its entries are more than a line each and stand further apart. */
  roomy?: boolean;
  children: ReactNode;
}

/** What was published in one month or year: its name at the side, its entries beside it. */
export function RegisterGroup({ id, title, note, roomy, children }: RegisterGroupProps) {
  return (
    <section className={styles.group} data-roomy={roomy || undefined} aria-labelledby={id}>
      <h2 id={id} data-figures>
        {title}
        {note && <small> {note}</small>}
      </h2>
      {children}
    </section>
  );
}

/** Entries by the month or year that `nameOf` gives, in their order; those for which it gives none have a group of their own. */
export function groupsOf<T>(
  entries: T[],
  nameOf: (entry: T) => string | undefined,
): [name: string | undefined, entries: T[]][] {
  const groups = new Map<string | undefined, T[]>();
  for (const entry of entries) {
    const name = nameOf(entry);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups];
}
