'use client';

import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { FormName } from '@/lib/validation';
import { useLive } from '../ui/actions/live';
import type { Validity } from '../ui/fields/field';
import type { FormMachine, FormOutcome } from './form-machine';
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
 * typed is lost while Formik is fetched; what it does not know yet is what was submitted before it came. Where it
 * cannot be fetched (a tab that was opened before a release) the form goes out as the plain form that it is.
 */
export function useEnhancedForm({ name, fields, locale, onOutcome }: EnhancedFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const { Machine, load, prepare } = useFormCode(form);
  const [machine, setMachine] = useState<FormMachine | null>(null);
  /** What stood in the form when it was submitted before Formik had come. That is judged, not what is typed since. */
  const [early, setEarly] = useState<FormValues>();
  /** It was submitted while neither its code nor the site could be had. */
  const [isOffline, setOffline] = useState(false);
  /** The last message has arrived, and nothing has been written or sent since. */
  const [isSent, setSent] = useState(false);
  const live = useLive();

  const settle = useLatestCallback((outcome: FormOutcome, written: FormWritten) => {
    // §4: success resets the form; failure keeps every word, and either what was typed since it was sent.
    if (outcome === 'sent' && !written.isNewer) form.current?.reset();
    setSent(outcome === 'sent');
    onOutcome(outcome, written);
  });

  const sendPlain = useLatestCallback(() => {
    // Cleared meanwhile, it is not to be sent any more.
    if (!early) return;
    setEarly(undefined);
    // Without a network the browser would leave the page for one of its own, and the words with it.
    if (!form.current || !navigator.onLine) {
      setOffline(true);
      settle('failed', { values: early, isNewer: false });
    }
    // The browser judges by the constraints of the fields, and the server by all rules.
    else if (form.current.reportValidity()) form.current.submit();
  });

  function change(event: FormEvent) {
    setSent(false);
    machine?.onChange(event);
  }

  function submit(event: FormEvent) {
    setSent(false);
    if (machine) return machine.onSubmit(event);
    event.preventDefault();
    if (early) return;
    setEarly(valuesOf(form.current, fields));
    setOffline(false);
    // The form may have gone before Formik comes, and then nothing would send what it held.
    load().then(() => form.current ?? sendPlain(), sendPlain);
  }

  function reset() {
    setEarly(undefined);
    setOffline(false);
    setSent(false);
    machine?.onReset();
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
  const isSending = machine?.isSending ?? false;
  const isWaiting = !machine && early !== undefined;

  return {
    /** For the form element. */
    formProps: {
      ref: form,
      method: 'post' as const,
      // The browser's own messages are for visitors without JavaScript.
      noValidate: live,
      onSubmit: submit,
      onReset: reset,
      // Of what fills fields in, some say that it did by the one event and some by the other.
      onInput: change,
      onChange: change,
      onFocus: prepare,
    },
    /** For its reset button: what is on its way is not taken back. */
    resetProps: {
      type: 'reset' as const,
      'aria-disabled': isSending || undefined,
      onClick: (event: MouseEvent) => isSending && event.preventDefault(),
    },
    /** No script has taken the form over: the browser's own constraints hold. */
    native: !live,
    /** To be rendered inside the form. */
    parts,
    /** The visitor has submitted it and waits, be it for a request or for Formik. */
    busy: isSending || isWaiting,
    /** What was sent last has arrived: to be said until something else is written. */
    isSent,
    /** Why the last submission was not taken. */
    failure: machine ? machine.failure : isOffline ? 'failed' : undefined,
    /** §4: before the first submit no field is marked, after it every field is. */
    validity: (field: string): Validity => {
      if (!machine?.submitCount) return 'untouched';
      return machine.errors[field] ? 'invalid' : 'valid';
    },
  };
}
