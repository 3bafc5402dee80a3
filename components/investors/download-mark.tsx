import { ArrowDownToLine } from 'lucide-react';
import styles from './download-mark.module.css';

/** That what stands there fetches a file, where it can be seen. */
export function DownloadMark() {
  return <ArrowDownToLine className={styles.mark} size={18} strokeWidth={1.75} aria-hidden="true" />;
}
