import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../media/icon';
import { Words } from '../text/words';
import styles from './accordion.module.css';

export interface AccordionItem {
  /** Becomes the address of the entry (`#id`). */
  id?: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Entries of one name close one another. Without it each stays as it was left. */
  name?: string;
  /** Index of the entry that is open at first. */
  open?: number;
  level?: 2 | 3 | 4;
}

/** Questions to unfold: the browser's own, so they open without JavaScript and by searching the page. */
export function Accordion({ items, name, open, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }, index) => (
        <details key={id ?? title} id={id} name={name} open={index === open || undefined} className={styles.entry}>
          <summary className={styles.summary}>
            <Heading>
              <Words>{title}</Words>
            </Heading>
            <Icon of={ChevronDown} size={20} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
