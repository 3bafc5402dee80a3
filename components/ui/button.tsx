import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'outline' | 'on-ink';

/** Class of a button, for what looks like one but is a link of some framework. */
export function buttonClass(look: ButtonLook = 'primary', wide = false): string {
  return [styles.button, styles[look], wide ? styles.wide : ''].filter(Boolean).join(' ');
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  wide?: boolean;
  /** Shows that what the button started is under way. Whoever handles the click ignores it meanwhile. */
  busy?: boolean;
  children: ReactNode;
}

export function Button({ look, wide, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={buttonClass(look, wide)} aria-busy={busy || undefined}>
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
