'use client';

import { ClipboardCopy } from 'lucide';
import { buttonClass } from '../../ui/actions/button';
import { useLive } from '../../ui/actions/live';
import { type CopyWords, useCopy } from '../../ui/actions/use-copy';
import { Icon } from '../../ui/media/icon';
import styles from './key-figures.module.css';

/** Copies a table for a spreadsheet, its cells parted by tabs. Without scripts it is not there: the files are. */
export function CopyTable({ text, words }: { text: string; words: CopyWords & { name: string } }) {
  const live = useLive();
  const { copy, told } = useCopy(words);
  return (
    <>
      <button
        type="button"
        onClick={() => copy(text)}
        className={`${buttonClass('outline', { size: 'small' })} ${styles.copy}`}
        data-live={live}
      >
        <Icon of={ClipboardCopy} size={16} />
        {words.name}
      </button>
      {told}
    </>
  );
}
