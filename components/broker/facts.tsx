import { Prose } from '../ui/text/words';
import styles from './facts.module.css';

/** A few facts with what each is about, on hairlines. */
export function Facts({ items }: { items: readonly { name: string; text: string }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Prose>{text}</Prose>
          </dd>
        </div>
      ))}
    </dl>
  );
}
