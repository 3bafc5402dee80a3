import { ArrowDownToLine } from 'lucide';
import { Icon } from '../../ui/media/icon';
import styles from './download-mark.module.css';

/** That what stands there fetches a file, where it can be seen. */
export function DownloadMark() {
  return <Icon of={ArrowDownToLine} className={styles.mark} size={18} />;
}
