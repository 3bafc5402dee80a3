'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import { lengthOf } from '@/lib/validation/patterns';
import { type ControlProps, Field, type FieldProps } from '../ui/fields/field';
import type { FormWords } from './form-words';

/** A screen reader hears the count when the typing rests, not with every key. */
const REST_MS = 1000;

export interface LimitedFieldProps extends Omit<FieldProps, 'count' | 'children'> {
  /** Most characters it takes (§9). */
  most: number;
  /** The browser's own limit holds, since no script does: it cuts, and ours says. */
  native: boolean;
  words: Pick<FormWords, 'left' | 'over'>;
  children: (control: ControlProps & { maxLength?: number }) => ReactNode;
}

/** A field that takes whatever is typed or pasted and says, near its limit and past it, how many characters that is. */
export function LimitedField({ most, native, words, children, ...field }: LimitedFieldProps) {
  const left = most - useLength(field.id);
  const text = fill(left < 0 ? words.over : words.left, { count: String(Math.abs(left)) });
  const count = left * 10 <= most ? { text, over: left < 0 } : undefined;
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count?.text ?? ''), REST_MS);
    return () => clearTimeout(timer);
  }, [count?.text]);

  return (
    <Field {...field} count={count && { ...count, spoken }}>
      {(control) => children({ ...control, maxLength: native ? most : undefined })}
    </Field>
  );
}

/** How many characters stand in a field now, as they are counted when it is judged. */
function useLength(id: string): number {
  const [length, setLength] = useState(0);

  useEffect(() => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const { form } = control;
    const measure = () => setLength(lengthOf(control.value));
    // The event comes before the fields are empty.
    const afterReset = () => setTimeout(measure);
    measure();
    control.addEventListener('input', measure);
    form?.addEventListener('reset', afterReset);
    return () => {
      control.removeEventListener('input', measure);
      form?.removeEventListener('reset', afterReset);
    };
  }, [id]);

  return length;
}
