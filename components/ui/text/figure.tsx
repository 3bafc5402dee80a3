import type { CSSProperties, ReactNode } from 'react';
import styles from './figure.module.css';
import { Words } from './words';

export interface FigureProps {
  /** As it is written: 59, 86.4. */
  value: string;
  /** What is counted, beside the figure. */
  unit: string;
  /** What it is an amount of, above it, where the unit alone does not say so. */
  of?: string;
  /** At the other end of the line, where there is room: what the figure compares with. */
  beside?: ReactNode;
  /** Below the line that cuts it: what there is to say of it. */
  children: ReactNode;
}

/** The one figure of a page that is a picture (design, Figures as pictures): it sinks into the line that all else hangs from. */
export function Figure({ value, unit, of, beside, children }: FigureProps) {
  return (
    <div style={{ '--signs': value.length } as CSSProperties}>
      {of && (
        <p className={styles.of} data-figures>
          <Words>{of}</Words>
        </p>
      )}
      <div className={styles.line}>
        <p data-amount={/[.,]/.test(value) || undefined}>
          <span className={styles.value} data-figures>
            {value}
          </span>{' '}
          <span className={styles.unit}>
            <Words>{unit}</Words>
          </span>
        </p>
        {beside}
      </div>
      <div className={styles.below}>{children}</div>
    </div>
  );
}
