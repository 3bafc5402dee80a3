import { CircleAlert, CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../media/icon';
import styles from './field.module.css';

export type Validity = 'untouched' | 'valid' | 'invalid';

export interface ControlProps {
  id: string;
  className: string;
  'aria-required': true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-description'?: string;
  'data-validity'?: 'valid' | 'invalid';
}

export interface FieldProps {
  id: string;
  label: string;
  /** What helps to fill it in, always shown. */
  hint?: string;
  validity: Validity;
  /** Stands beside the label: what fills the field in with one tap. */
  shortcut?: ReactNode;
  /** What is wrong; shown only while invalid. */
  message?: ReactNode;
  /** The field is only marked (§5, mobile popup): what is wrong is heard and not seen. */
  quiet?: boolean;
  /** How many characters it still takes or has too many; `spoken` is what a screen reader hears of it. */
  count?: { text: string; over: boolean; spoken: string };
  /** Draws the control (an input, a textarea, a `Select`) with what ties it to label and message. */
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its mark and message. The message's line is kept free, so that nothing jumps. */
export function Field({ id, label, hint, shortcut, validity, message, quiet = false, count, children }: FieldProps) {
  const invalid = validity === 'invalid';
  const mark = validity === 'untouched' ? undefined : validity;
  const described = [hint && `${id}-hint`, invalid && message && !quiet && `${id}-problem`, count && `${id}-count`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field} data-mark={mark}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {validity === 'valid' && <Icon of={CircleCheck} size={16} />}
        {invalid && (quiet || !message) && <Icon of={CircleAlert} size={16} />}
        {shortcut}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control ?? '',
        'aria-required': true,
        'aria-invalid': invalid || undefined,
        'aria-describedby': described || undefined,
        'aria-description': invalid && quiet && typeof message === 'string' ? message : undefined,
        'data-validity': mark,
      })}
      <div className={styles.foot}>
        {message !== undefined && !quiet && (
          <p id={`${id}-problem`} className={styles.problem}>
            {invalid && (
              <>
                <Icon of={CircleAlert} size={16} />
                {message}
              </>
            )}
          </p>
        )}
        {count && (
          <p id={`${id}-count`} className={styles.count} data-over={count.over || undefined}>
            {count.text}
          </p>
        )}
        <span role="status" className="visually-hidden">
          {count?.spoken}
        </span>
      </div>
    </div>
  );
}
