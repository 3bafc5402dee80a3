'use client';

import { Copy } from 'lucide';
import { Icon } from '../ui/icon';
import { useLive } from '../ui/live';
import { type CopyWords, useCopy } from '../ui/use-copy';
import styles from './downloads.module.css';

export interface CopyButtonProps {
  text: string;
  /** `name` is the button's own; the others say what became of it. */
  words: CopyWords & { name: string };
}

/** Copies a text that stands beside it. Without scripts it is not there: the text can be selected. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const live = useLive();
  const { copy, told } = useCopy(words);
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => copy(text)} aria-label={words.name} data-live={live}>
        <Icon of={Copy} size={18} />
      </button>
      {told}
    </>
  );
}
