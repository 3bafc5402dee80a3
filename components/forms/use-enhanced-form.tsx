'use client';

import { type FormEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Validity } from '../ui/field';
import type { FormEngine, FormName, FormOutcome, FormReport } from './form-engine';
import { type FormValues, valuesOf } from './form-values';

export interface EnhancedFormOptions {
  name: FormName;
  /** Names of the judged fields, in their order on the page. */
  fields: readonly string[];
  locale: Locale;
  onOutcome(outcome: FormOutcome): void;
}

/** When the page has come to rest: the code of a form in view is not needed for the first paint. */
const REST_MS = 1500;

const UNTOUCHED: FormReport = { submitted: false, sending: false, problems: {}, outcome: undefined };

/**
 * Makes a plain form one of §4's state machine. The fields keep their own
 * values, so nothing typed is lost while the code that judges and sends (Formik,
 * Yup, TanStack Query) is fetched, which happens once the form is near or focused.
 */
export function useEnhancedForm({ name, fields, locale, onOutcome }: EnhancedFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const engine = useRef<FormEngine>(undefined);
  const [Engine, setEngine] = useState<typeof import('./form-engine').default>();
  /** What stood in it when it was submitted before its code had come. That is judged, not what is typed since. */
  const early = useRef<FormValues>(undefined);
  const [waiting, setWaiting] = useState(false);
  const [report, setReport] = useState<FormReport>(UNTOUCHED);
  const [hydrated, setHydrated] = useState(false);
  const latestOnOutcome = useRef(onOutcome);
  useEffect(() => {
    latestOnOutcome.current = onOutcome;
  });

  const load = useCallback(
    () =>
      import('./form-engine').then(
        (module) => setEngine(() => module.default),
        () => {
          // Asked for again with the next wish for it; whoever has submitted hears of it now.
          setWaiting(false);
          if (!early.current) return;
          early.current = undefined;
          setReport({ ...UNTOUCHED, outcome: 'failed' });
          latestOnOutcome.current('failed');
        },
      ),
    [],
  );

  useEffect(() => {
    setHydrated(true);
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        timer = setTimeout(load, REST_MS);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [load]);

  const handleOutcome = useCallback((outcome: FormOutcome) => {
    // §4: success resets the form; failure keeps every word.
    if (outcome === 'sent') form.current?.reset();
    latestOnOutcome.current(outcome);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (engine.current) engine.current.submit();
    else if (!early.current) {
      early.current = valuesOf(form.current, fields);
      setReport(UNTOUCHED);
      setWaiting(true);
      void load();
    }
  }

  function reset() {
    early.current = undefined;
    setWaiting(false);
    if (engine.current) engine.current.reset();
    else setReport(UNTOUCHED);
  }

  const parts: ReactNode = Engine && (
    <Engine
      name={name}
      fields={fields}
      form={form}
      handle={engine}
      locale={locale}
      early={early}
      onReport={setReport}
      onOutcome={handleOutcome}
    />
  );

  return {
    /** For the form element. */
    formProps: {
      ref: form,
      method: 'post' as const,
      // The browser's own messages are for visitors without JavaScript.
      noValidate: hydrated,
      onSubmit: submit,
      onReset: reset,
      onInput: () => engine.current?.change(),
      onFocus: () => void load(),
    },
    /** For its reset button: what is on its way is not taken back. */
    resetProps: {
      type: 'reset' as const,
      'aria-disabled': report.sending || undefined,
      onClick: (event: MouseEvent) => report.sending && event.preventDefault(),
    },
    /** To be rendered inside the form. */
    parts,
    report,
    busy: report.sending || (waiting && !Engine),
    validity: (field: string): Validity =>
      report.submitted ? (report.problems[field] ? 'invalid' : 'valid') : 'untouched',
  };
}
