'use client';

import { QueryClient, useMutation } from '@tanstack/react-query';
import { type FormikState, useFormik } from 'formik';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';
import { FORM_SCHEMAS, judge, type Problems } from '@/lib/validation';
import { FORM_CALLS, type FormName } from '@/lib/validation/form-address';
import { HIDDEN_FIELDS } from '@/lib/validation/hidden-fields';
import { ApiFailure } from '@/lib/website-api/failure';
import { send } from '@/lib/website-api/transport';
import { type FormValues, type FormWritten, valuesOf, writtenSince } from './form-values';
import { useLatestCallback } from './use-latest-callback';

/** Why a message was not taken. Too many submissions is the one failure that a visitor can do something about. */
export type FormFailure = 'failed' | 'limited';
export type FormOutcome = 'sent' | FormFailure;

/** Formik's own state of a form, and what the form asks of it (§4). */
export interface FormMachine extends Pick<FormikState<FormValues>, 'errors' | 'isSubmitting' | 'submitCount'> {
  /** Formik's status: why the last submission was not taken. */
  status?: FormFailure;
  /** Judges what stands in the form and sends it; ignored while a request is in flight. */
  submit(): void;
  /** The fields have other values now. */
  change(): void;
  /** The fields are about to be as they were at first. */
  reset(): void;
}

export interface FormMachineProps {
  ref: Ref<FormMachine>;
  name: FormName;
  /** Names of the judged fields, in their order on the page. */
  fields: readonly string[];
  form: RefObject<HTMLFormElement | null>;
  locale: Locale;
  /** What stood in the form when it was submitted while this code was on its way: that is sent first. */
  early: FormValues | undefined;
  onOutcome(outcome: FormOutcome, written: FormWritten): void;
}

/** The part of a form that judges and sends. It draws nothing: the fields keep their own text, and Formik follows. */
export default function FormikMachine({ ref, name, fields, form, locale, early, onOutcome }: FormMachineProps) {
  const [client] = useState(() => new QueryClient());
  const { mutateAsync } = useMutation({ mutationFn: deliver, retry: false, networkMode: 'always' }, client);
  const { errors, isSubmitting, submitCount, status, setErrors, setStatus, setValues, submitForm, resetForm } =
    useFormik<FormValues>({
      initialValues: valuesOf(form.current, fields),
      validate: (values) => problemsOf(name, values),
      onSubmit: async (values): Promise<FormOutcome> => {
        const hidden = valuesOf(form.current, [HIDDEN_FIELDS.honeypot]);
        const outcome = await mutateAsync({ name, locale, values, hidden });
        const written = writtenSince(values, form.current);
        if (outcome === 'sent') resetForm({ values: written.values });
        else setStatus(outcome);
        onOutcome(outcome, written);
        return outcome;
      },
    });

  /** Formik follows the fields. It is judged at once, so that no mark is drawn that the next moment takes back. */
  function follow(values: FormValues): Problems {
    const problems = problemsOf(name, values);
    void setValues(values, false);
    setErrors(problems);
    return problems;
  }

  async function judgeAndSend(wasEarly: boolean) {
    const outcome: FormOutcome | undefined = await submitForm();
    if (outcome === 'sent' || !form.current) return;
    // What was typed meanwhile has marks of its own.
    const problems = follow(valuesOf(form.current, fields));
    if (outcome) return;
    // A refused submit leads to the first field in question; but whoever has gone on typing is not led elsewhere.
    if (wasEarly && form.current.querySelector(':is(input, select, textarea):focus')) return;
    const first = fields.find((field) => problems[field]);
    form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const submit = useLatestCallback((before?: FormValues) => {
    if (isSubmitting) return;
    // Formik submits the values of its last rendering, and the lock is that it has rendered `isSubmitting`.
    flushSync(() => {
      setStatus(undefined);
      follow(before ?? valuesOf(form.current, fields));
    });
    flushSync(() => void judgeAndSend(before !== undefined));
  });
  // What is on its way stays what it is.
  const change = useLatestCallback(() => void (isSubmitting || follow(valuesOf(form.current, fields))));
  const reset = useLatestCallback(() => resetForm({ values: valuesOf(form.current, fields, 'initial') }));

  // What was typed between the last judgement and the end of the lock has been passed over.
  const catchUp = useLatestCallback(() => void (submitCount > 0 && form.current && change()));
  useEffect(() => {
    if (!isSubmitting) catchUp();
  }, [isSubmitting, catchUp]);

  useImperativeHandle(
    ref,
    () => ({ errors, isSubmitting, submitCount, status, submit: () => submit(), change, reset }),
    [errors, isSubmitting, submitCount, status, submit, change, reset],
  );

  useLayoutEffect(() => {
    if (!early) return;
    // After the effects: in development React runs them twice, and the message is one.
    let isCurrent = true;
    queueMicrotask(() => isCurrent && submit(early));
    return () => {
      isCurrent = false;
    };
  }, [early, submit]);

  return null;
}

interface Delivery {
  name: FormName;
  locale: Locale;
  values: FormValues;
  hidden: FormValues;
}

/** Sends what has been judged, trimmed and normalised. Offline is a failure to tell at once, not a reason to wait. */
async function deliver({ name, locale, values, hidden }: Delivery): Promise<FormOutcome> {
  const { call, query } = FORM_CALLS[name];
  const judged = judge(FORM_SCHEMAS[name], values);
  if (!judged.ok) return 'failed';
  try {
    await send('', call, { locale, query, body: { ...judged.value, ...hidden } });
    return 'sent';
  } catch (error) {
    return error instanceof ApiFailure && error.status === 429 ? 'limited' : 'failed';
  }
}

function problemsOf(name: FormName, values: FormValues): Problems {
  const judged = judge(FORM_SCHEMAS[name], values);
  return judged.ok ? {} : judged.problems;
}
