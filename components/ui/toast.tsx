'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './toast.module.css';

export interface ToastProps {
  /** Nothing is shown without one. */
  message?: ReactNode;
  kind?: 'success' | 'error';
  /** ms until it goes by itself; it stays while the pointer is on it or focus in it. */
  duration: number;
  onDone: () => void;
}

/** A short message over the page. Its region is always there, so that assistive technology hears it appear. */
export function Toast({ message, kind = 'success', duration, onDone }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    if (!message) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (ref.current?.matches(':hover, :focus-within')) wait();
        else done.current();
      }, duration);
    };
    wait();
    return () => clearTimeout(timer);
  }, [message, duration]);

  return (
    <div role="status" className={styles.region}>
      {message && (
        <div ref={ref} className={styles.toast} data-kind={kind} data-testid="toast">
          {message}
        </div>
      )}
    </div>
  );
}
