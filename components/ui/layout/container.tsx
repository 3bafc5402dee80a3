import type { ReactNode } from 'react';
import styles from './container.module.css';

/** Content width and gutters of the page: what gives header, content and footer one left and one right edge. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}
