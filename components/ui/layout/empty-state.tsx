import type { ReactNode } from 'react';
import { Words } from '../text/words';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  text: string;
  /** `failed` when it should be there and could not be had. */
  kind?: 'empty' | 'failed';
  action?: ReactNode;
}

/** What stands where a list or an article would be: an empty order book, and what to do next. */
export function EmptyState({ title, text, kind = 'empty', action }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-kind={kind} role={kind === 'failed' ? 'status' : undefined}>
      <svg width="120" height="56" viewBox="0 0 120 56" aria-hidden="true">
        {[40, 58, 28, 52, 36].map((width, row) => (
          <g key={width}>
            <rect x={58 - width} y={row * 12} width={width} height="6" rx="3" className={styles.bid} />
            <rect x="62" y={row * 12} width={width * 0.8} height="6" rx="3" className={styles.ask} />
          </g>
        ))}
      </svg>
      <p className={styles.title}>
        <Words>{title}</Words>
      </p>
      <p className={styles.text}>
        <Words>{text}</Words>
      </p>
      {action}
    </div>
  );
}
