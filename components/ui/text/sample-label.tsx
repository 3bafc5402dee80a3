import styles from './sample-label.module.css';

/** The quiet, permanent label beside sample prices and lists. */
export function SampleLabel({ children }: { children: string }) {
  return <span className={styles.label}>{children}</span>;
}
