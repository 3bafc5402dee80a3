'use client';

import type { MouseEvent, ReactNode } from 'react';
import { copyText } from '../ui/actions/copy-text';
import { type CopyWords, useCopy } from '../ui/actions/use-copy';

/** The mobile footer copies half a second after the tap (§9). */
const COPY_DELAY_MS = 500;

export interface CopyLinkProps {
  /** Where the link leads without JavaScript. */
  href: string;
  /** What is copied; the whole address of the link itself without it. */
  text?: string;
  labels: CopyWords;
  children: ReactNode;
}

/** A link that copies its text instead of leading away, and says so. */
export function CopyLink({ href, text, labels, children }: CopyLinkProps) {
  const { copy, told } = useCopy(labels, copyLater);

  function onClick(event: MouseEvent) {
    event.preventDefault();
    void copy(text ?? (event.currentTarget as HTMLAnchorElement).href);
  }

  return (
    <>
      <a href={href} onClick={onClick}>
        {children}
      </a>
      {told}
    </>
  );
}

/** Asks for the clipboard within the tap, as Safari wants, and hands the text over after the delay. */
async function copyLater(text: string): Promise<boolean> {
  const later = new Promise<Blob>((resolve) => {
    setTimeout(() => resolve(new Blob([text], { type: 'text/plain' })), COPY_DELAY_MS);
  });
  if (typeof ClipboardItem === 'function' && navigator.clipboard?.write) {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': later })]);
      return true;
    } catch {
      // It is closed to scripts, as it is in the browsers within apps; or this is Chrome before 97, which takes no promise.
    }
  }
  await later;
  return copyText(text);
}
