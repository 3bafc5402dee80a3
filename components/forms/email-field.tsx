import { EMAIL_LENGTH, NATIVE_EMAIL } from '@/lib/validation/patterns';
import { LimitedField, type LimitedFieldProps } from './limited-field';

export interface EmailFieldProps extends Omit<LimitedFieldProps, 'most' | 'children' | 'message'> {
  /** What is said of an address that is none, by the browser too where no script does. */
  message: string;
  defaultValue?: string | undefined;
}

/** The field `email` of a form. */
export function EmailField({ message, defaultValue, ...field }: EmailFieldProps) {
  return (
    <LimitedField {...field} most={EMAIL_LENGTH} message={message}>
      {(control) => (
        <input
          {...control}
          name="email"
          // Browsers refuse in a field of type `email` what a Chinese keyboard writes (`＠`, `。`).
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          pattern={NATIVE_EMAIL}
          title={message}
          autoComplete="email"
          defaultValue={defaultValue}
        />
      )}
    </LimitedField>
  );
}
