'use client';

import { Copy } from 'lucide';
import { useState } from 'react';
import { Icon } from '../ui/icon';
import { useLive } from '../ui/live';
import { Toast, type ToastMessage } from '../ui/toast';
import styles from './downloads.module.css';

const TOAST_MS = 2000;

export interface CopyButtonProps {
  text: string;
  /** `name` is the button's own; the others say what became of it. */
  words: { name: string; copied: string; failed: string };
}

/** Copies a text that stands beside it. Without scripts it is not there: the text can be selected. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const [toast, setToast] = useState<ToastMessage>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setToast({ text: words.copied, kind: 'success' });
    } catch {
      setToast({ text: words.failed, kind: 'error' });
    }
  }

  return (
    <>
      <button type="button" className={styles.copy} onClick={copy} aria-label={words.name} data-live={useLive()}>
        <Icon of={Copy} size={18} />
      </button>
      <Toast toast={toast} duration={TOAST_MS} onDone={() => setToast(undefined)} />
    </>
  );
}
