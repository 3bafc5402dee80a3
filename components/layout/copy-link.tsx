'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { Toast, type ToastMessage } from '../ui/toast';

/** The mobile footer copies half a second after the tap (§9). */
const COPY_DELAY_MS = 500;
const TOAST_MS = 2000;

export interface CopyLinkProps {
  /** Where the link leads without JavaScript. */
  href: string;
  /** What is copied; the whole address of the link itself without it. */
  text?: string;
  labels: { copied: string; failed: string };
  children: ReactNode;
}

/** A link that copies its text instead of leading away, and says so. */
export function CopyLink({ href, text, labels, children }: CopyLinkProps) {
  const [toast, setToast] = useState<ToastMessage>();

  async function copy(event: MouseEvent) {
    event.preventDefault();
    const address = (event.currentTarget as HTMLAnchorElement).href;
    try {
      await copyLater(text ?? address);
      setToast({ text: labels.copied, kind: 'success' });
    } catch {
      setToast({ text: labels.failed, kind: 'error' });
    }
  }

  return (
    <>
      <a href={href} onClick={copy}>
        {children}
      </a>
      <Toast toast={toast} duration={TOAST_MS} onDone={() => setToast(undefined)} />
    </>
  );
}

/** Asks for the clipboard within the tap, as Safari wants, and hands the text over after the delay. */
async function copyLater(text: string): Promise<void> {
  const later = new Promise<Blob>((resolve) => {
    setTimeout(() => resolve(new Blob([text], { type: 'text/plain' })), COPY_DELAY_MS);
  });
  if (typeof ClipboardItem === 'function' && navigator.clipboard?.write) {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': later })]);
    return;
  }
  await later;
  await navigator.clipboard.writeText(text);
}
