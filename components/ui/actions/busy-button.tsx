import styles from './busy-button.module.css';
import { type ButtonProps, buttonClass } from './button';

export interface BusyButtonProps extends ButtonProps {
  /** What the button started is under way. Whoever handles the click ignores it meanwhile. */
  busy: boolean;
}

/** A button that shows, and says, that what it started is under way. */
export function BusyButton({ look, size, wide, busy, children, ...rest }: BusyButtonProps) {
  const shape = buttonClass(look, { size, wide });
  return (
    <button type="button" {...rest} className={busy ? `${shape} ${styles.busy}` : shape} aria-busy={busy || undefined}>
      <span>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
