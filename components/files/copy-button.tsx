'use client';

import { Copy } from 'lucide';
import { useLive } from '../ui/actions/live';
import { type CopyWords, useCopy } from '../ui/actions/use-copy';
import { Icon } from '../ui/media/icon';
import styles from './copy-button.module.css';

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
