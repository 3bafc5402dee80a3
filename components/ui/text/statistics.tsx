import styles from './statistics.module.css';
import { Words } from './words';

export interface Statistic {
  /** As it is written in the reader's language: 800,000+, 80萬+. */
  value: string;
  label: string;
}

export interface StatisticsProps {
  items: readonly Statistic[];
  /** The ground it stands on. Without it, that of the section around it. */
  tone?: 'paper' | 'ink';
  /** `small` stands in a column beside a picture: the figures keep one line where it is wide enough. */
  size?: 'small' | 'medium' | 'large';
  align?: 'start' | 'center';
  /** Lines over the figures. */
  hairlines?: boolean;
}

/** A row of figures with what they count. */
export function Statistics({ items, tone, size = 'large', align = 'start', hairlines = false }: StatisticsProps) {
  return (
    <dl
      className={styles.statistics}
      data-size={size}
      data-align={align}
      data-hairlines={hairlines || undefined}
      data-on-paper={tone === 'paper' ? '' : undefined}
      data-on-ink={tone === 'ink' ? '' : undefined}
    >
      {items.map(({ value, label }) => (
        <div key={label} className={styles.item}>
          <dt>
            <Words>{label}</Words>
          </dt>
          <dd data-figures>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
