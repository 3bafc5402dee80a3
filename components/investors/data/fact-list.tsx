import type { ReactNode } from 'react';
import { TextLink } from '../../ui/actions/text-link';
import { Words } from '../../ui/text/words';
import styles from './fact-list.module.css';

export interface Fact {
  key: string;
  label: string;
  value: ReactNode;
  /** Day it is of, what it is made of: a line below the value. */
  note?: ReactNode;
  /** The document that says so. */
  source?: { href: string; label: string };
}

/** Facts with their day and their source, as a list of terms and what they are. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, value, note, source }) => (
        <div key={key} id={key}>
          <dt>
            <Words>{label}</Words>
          </dt>
          <dd data-figures>{value}</dd>
          {(note || source) && (
            <dd className={styles.note} data-figures>
              {note && <span>{typeof note === 'string' ? <Words>{note}</Words> : note}</span>}
              {source && <TextLink href={source.href}>{source.label}</TextLink>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
