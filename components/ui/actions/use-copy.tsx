import { type ReactNode, useState } from 'react';
import { Toast, type ToastMessage } from '../overlays/toast';
import { copyText } from './copy-text';

const TOAST_MS = 2000;
/** Long enough to take hold of a text and to copy it by hand. */
const BY_HAND_MS = 20_000;

/** What became of it: the second stands over the text itself, to be selected or pressed and held. */
export interface CopyWords {
  copied: string;
  failed: string;
}

/**
 * Copying, and the toast that tells of it. What cannot be copied is shown there, selected: an address bar to take it
 * from is not everywhere.
 *
 * @param copy replaces the way of copying
 */
export function useCopy({ copied, failed }: CopyWords, copy = copyText) {
  const [toast, setToast] = useState<ToastMessage>();

  async function copyAndSay(text: string): Promise<void> {
    const isCopied = await copy(text);
    setToast(isCopied ? { text: copied, kind: 'success' } : { text: failed, kind: 'error', byHand: text });
  }

  const told: ReactNode = (
    <Toast toast={toast} duration={toast?.byHand ? BY_HAND_MS : TOAST_MS} onDone={() => setToast(undefined)} />
  );
  return { copy: copyAndSay, told };
}
