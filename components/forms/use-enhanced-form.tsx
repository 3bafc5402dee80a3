'use client';

import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { FormName } from '@/lib/validation/form-address';
import type { Validity } from '../ui/field';
import type { FormFailure, FormMachine, FormOutcome } from './form-machine';
import { type FormValues, type FormWritten, valuesOf } from './form-values';
import { useFormCode } from './use-form-code';
import { useLatestCallback } from './use-latest-callback';

export interface EnhancedFormOptions {
  name: FormName;
  /** Names of the judged fields, in their order on the page. */
  fields: readonly string[];
  locale: Locale;
  /** Called for every submission that was not refused, also when the form has gone meanwhile. */
  onOutcome(outcome: FormOutcome, written: FormWritten): void;
}

/**
 * Makes a plain form one of §4's state machine, which is Formik's. The fields keep their own text, so nothing
 * typed is lost while Formik is fetched; what it does not know yet is what was submitted before it came.
 */
export function useEnhancedForm({ name, fields, locale, onOutcome }: EnhancedFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const { Machine, load, prepare } = useFormCode(form);
  const [machine, setMachine] = useState<FormMachine | null>(null);
  /** What stood in the form when it was submitted before Formik had come. That is judged, not what is typed since. */
  const [early, setEarly] = useState<FormValues>();
  /** Formik was needed and could not be had. */
  const [isUnreachable, setUnreachable] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);

  const settle = useLatestCallback((outcome: FormOutcome, written: FormWritten) => {
    // §4: success resets the form; failure keeps every word, and either what was typed since it was sent.
    if (outcome === 'sent' && !written.isNewer) form.current?.reset();
    onOutcome(outcome, written);
  });

  const onNotSent = useLatestCallback(() => {
    // Cleared meanwhile, it is not to be sent any more.
    if (!early) return;
    setEarly(undefined);
    setUnreachable(true);
    settle('failed', { values: form.current ? valuesOf(form.current, fields) : early, isNewer: false });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (machine) machine.submit();
    else if (!early) {
      setEarly(valuesOf(form.current, fields));
      setUnreachable(false);
      // The form may have gone before Formik comes, and then nothing would send what it held.
      load().then(() => form.current ?? onNotSent(), onNotSent);
    }
  }

  function reset() {
    setEarly(undefined);
    setUnreachable(false);
    machine?.reset();
  }

  const parts: ReactNode = Machine && (
    <Machine
      ref={setMachine}
      name={name}
      fields={fields}
      form={form}
      locale={locale}
      early={early}
      onOutcome={settle}
    />
  );
  const isSending = machine?.isSubmitting ?? false;
  const isWaiting = !machine && early !== undefined;
  const failure: FormFailure | undefined = machine ? machine.status : isUnreachable ? 'failed' : undefined;

  return {
    /** For the form element. */
    formProps: {
      ref: form,
      method: 'post' as const,
      // The browser's own messages are for visitors without JavaScript.
      noValidate: isHydrated,
      onSubmit: submit,
      onReset: reset,
      onInput: () => machine?.change(),
      onFocus: prepare,
    },
    /** For its reset button: what is on its way is not taken back. */
    resetProps: {
      type: 'reset' as const,
      'aria-disabled': isSending || undefined,
      onClick: (event: MouseEvent) => isSending && event.preventDefault(),
    },
    /** No script has taken the form over: the browser's own constraints hold. */
    native: !isHydrated,
    /** To be rendered inside the form. */
    parts,
    /** The visitor has submitted it and waits, be it for a request or for Formik. */
    busy: isSending || isWaiting,
    /** Why the last submission was not taken. */
    failure,
    /** §4: before the first submit no field is marked, after it every field is. */
    validity: (field: string): Validity => {
      if (!machine?.submitCount) return 'untouched';
      return machine.errors[field] ? 'invalid' : 'valid';
    },
  };
}
