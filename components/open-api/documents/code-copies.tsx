'use client';

import { Copy } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import { copyText } from '../../ui/actions/copy-text';
import { Icon } from '../../ui/media/icon';
import { Toast, type ToastMessage } from '../../ui/overlays/toast';

const TOAST_MS = 2000;

/**
 * A button on every piece of code of the document around it that copies it. The code is plain HTML, so the
 * buttons are put there when scripts run: without them there is nothing to press, and the text can be selected.
 */
export function CodeCopies({ words }: { words: { copy: string; about: string; copied: string; failed: string } }) {
  const place = useRef<HTMLSpanElement>(null);
  const [toast, setToast] = useState<ToastMessage>();
  const { copy: name, about, copied, failed } = words;

  useEffect(() => {
    const frames = place.current?.parentElement?.querySelectorAll('[data-code]') ?? [];
    const buttons = Array.from(frames, (frame) => {
      const block = frame.querySelector('pre');
      const button = document.createElement('button');
      button.type = 'button';
      const word = document.createElement('span');
      word.textContent = name;
      const mark = place.current?.querySelector('svg')?.cloneNode(true);
      button.append(...(mark ? [mark] : []), word);
      const what = block?.getAttribute('aria-label') ?? '';
      button.setAttribute('aria-label', `${name}${fill(about, { what })}`);
      button.addEventListener('click', async () => {
        const isCopied = await copyText(block?.textContent ?? '');
        // So that it can be copied by hand.
        if (!isCopied && block) window.getSelection()?.selectAllChildren(block);
        setToast(isCopied ? { text: copied, kind: 'success' } : { text: failed, kind: 'error' });
      });
      frame.append(button);
      return button;
    });
    return () => {
      for (const button of buttons) button.remove();
    };
  }, [name, about, copied, failed]);

  return (
    <span ref={place}>
      {/* What every button copies for itself. */}
      <span hidden>
        <Icon of={Copy} size={18} />
      </span>
      <Toast toast={toast} duration={TOAST_MS} onDone={() => setToast(undefined)} />
    </span>
  );
}
