'use client';

import { useEffect, useRef, useState } from 'react';
import { knowsPopovers } from './popover-open';
import styles from './toast.module.css';

export interface ToastMessage {
  text: string;
  kind?: 'success' | 'error';
  /** Something to do about it, such as reopening the form. The toast goes with it. */
  action?: { label: string; onAction: () => void };
  /** A text below, selected, for who has to copy it by hand. */
  byHand?: string;
}

export interface ToastProps {
  /** Nothing is shown without one. Every new object is shown anew, for its whole time, the same words too. */
  toast?: ToastMessage;
  /** ms until it goes by itself; it stays while the pointer is on it or focus in it. */
  duration: number;
  onDone: () => void;
}

/** Whoever presses and holds it has it all. */
function select(element: HTMLElement | null): void {
  if (element) window.getSelection()?.selectAllChildren(element);
}

/**
 * A short message over the page and over dialogs. Its region is always there, so that assistive technology
 * hears it appear; inside a dialog it has to be drawn there, since all around a dialog is silent.
 */
export function Toast({ toast, duration, onDone }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  done.current = onDone;
  const [shown, setShown] = useState({ toast, count: 0 });
  if (shown.toast !== toast) setShown({ toast, count: shown.count + 1 });

  useEffect(() => {
    const element = ref.current;
    if (!toast || !element) return;
    // Above an open dialog. Elsewhere it is an ordinary box: the polyfill would move the focus into it.
    if (knowsPopovers()) element.showPopover();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (element.matches(':hover, :focus-within')) wait();
        else done.current();
      }, duration);
    };
    wait();
    return () => {
      clearTimeout(timer);
      if (knowsPopovers()) element.hidePopover();
    };
  }, [toast, duration]);

  return (
    <div role="status" className={styles.region}>
      {toast && (
        <div
          // A new box for every showing, so that the same words are read out again.
          key={shown.count}
          ref={ref}
          popover="manual"
          className={styles.toast}
          data-kind={toast.kind ?? 'success'}
          data-testid="toast"
        >
          {toast.byHand === undefined ? (
            toast.text
          ) : (
            <p>
              {toast.text}
              <span ref={select} className={styles.byHand} translate="no">
                {toast.byHand}
              </span>
            </p>
          )}
          {toast.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                onDone();
                toast.action?.onAction();
              }}
            >
              {toast.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
