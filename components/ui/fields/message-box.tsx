import type { ReactNode } from 'react';
import styles from './message-box.module.css';

export interface MessageBoxProps {
  kind: 'success' | 'error';
  /** Shown when the address leads to it (`#sent`): how a visitor without scripts learns what has become of a form. */
  id?: string;
  children: ReactNode;
}

/** What has become of something that was sent, said where it was sent from. */
export function MessageBox({ kind, id, children }: MessageBoxProps) {
  return (
    <p id={id} className={styles.box} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
