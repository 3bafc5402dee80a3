import { Play } from 'lucide';
import { fileAddress } from '@/lib/text/file-address';
import { Icon } from '../../ui/media/icon';
import styles from './play-mark.module.css';
import { Length } from './recording-length';

export interface PlayMarkProps {
  /** Of the recording, as the API gives it. */
  url: string;
  /** Seconds, where the API says so. */
  duration?: number;
}

/** Says in the corner of a still that there is a recording to play, and how long it is; nothing where there is none. */
export function PlayMark({ url, duration }: PlayMarkProps) {
  if (fileAddress(url) === undefined) return null;
  return (
    <span className={styles.mark}>
      <Icon of={Play} size={16} filled />
      <Length seconds={duration} />
    </span>
  );
}
