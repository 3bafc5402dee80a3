import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

export type Validity = 'untouched' | 'valid' | 'invalid';

export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'data-validity'?: 'valid' | 'invalid';
}

export interface FieldProps {
  id: string;
  label: string;
  validity: Validity;
  /** What is wrong; shown only while invalid. */
  message: string;
  /** Draws the control with what ties it to label and message. */
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its message. The message's line is kept free, so that nothing jumps. */
export function Field({ id, label, validity, message, children }: FieldProps) {
  const invalid = validity === 'invalid';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-invalid': invalid || undefined,
        'aria-describedby': invalid ? `${id}-problem` : undefined,
        'data-validity': validity === 'untouched' ? undefined : validity,
      })}
      <p id={`${id}-problem`} className={styles.problem}>
        {invalid && (
          <>
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            {message}
          </>
        )}
      </p>
    </div>
  );
}
