import { Link } from '../ui/actions/link';
import styles from './choice-links.module.css';

export interface Choice {
  /** Tells it from the others of its row. */
  key: string;
  label: string;
  href: string;
  /** `page` where the choices are pages of their own. */
  current: boolean | 'page';
  /** How many there are of it. */
  count?: number;
}

export interface ChoiceLinksProps {
  /** What they are a choice of. */
  label: string;
  choices: readonly Choice[];
  /** Stands before them, for who sees the row; who hears it has the label. */
  lead?: string;
  /** The labels are figures. */
  figures?: boolean;
  /** Not on paper. */
  screenOnly?: boolean;
  className?: string | undefined;
}

/** Links in a row, the chosen one underlined: what a list is narrowed to, or pages beside one another. On a phone it is swiped. */
export function ChoiceLinks({ label, choices, lead, figures, screenOnly, className }: ChoiceLinksProps) {
  const classes = [styles.choices, lead !== undefined && styles.labelled, className].filter(Boolean).join(' ');
  return (
    <nav aria-label={label} className={classes} data-screen-only={screenOnly ? '' : undefined}>
      {lead !== undefined && <p aria-hidden="true">{lead}</p>}
      <ul className={styles.row}>
        {choices.map(({ key, label: name, href, current, count }) => (
          <li key={key}>
            <Link
              href={href}
              aria-current={current || undefined}
              className={styles.choice}
              data-figures={figures ? '' : undefined}
            >
              {name}
              {count !== undefined && (
                <>
                  {' '}
                  <span data-figures>{count}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
