import styles from './bars.module.css';

/** A divider: the three offset bars of the mark, drawn out to hairlines across what they part. */
export function Bars() {
  return <div className={styles.bars} role="presentation" />;
}
