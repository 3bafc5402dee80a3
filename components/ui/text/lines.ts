import styles from './lines.module.css';

/** The class of what holds HTML with breaks of `withLineBreaks`. */
export const LINES = styles.lines;
