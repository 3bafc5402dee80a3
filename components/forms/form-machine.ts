'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormikState, useFormik } from 'formik';
import {
  type ChangeEvent,
  type FormEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useState,
} from 'react';
import { send } from '@/lib/api/http/transport';
import { browserCall } from '@/lib/contract/browser-calls';
import { ApiFailure } from '@/lib/contract/failure';
import { FORM_CALLS } from '@/lib/contract/form-address';
import type { Locale } from '@/lib/i18n/locales';
import { FORM_SCHEMAS, type FormName } from '@/lib/validation';
import { HIDDEN_FIELDS } from '@/lib/validation/hidden-fields';
import { queryClient } from '../data/query-client';
import { type FormValues, type FormWritten, isBox, valuesOf, writtenSince } from './form-values';
import { useLatestCallback } from './use-latest-callback';

/** Why a message was not taken. Too many submissions is the one failure that a visitor can do something about. */
export type FormFailure = 'failed' | 'limited';
export type FormOutcome = 'sent' | FormFailure;

/** A form as Formik has it, and what binds the form to it (§4). */
export interface FormMachine extends Pick<FormikState<FormValues>, 'errors' | 'submitCount'> {
  /** A message is on its way: until its answer has come no second one is taken. */
  isSending: boolean;
  /** Why the last message was not taken. */
  failure: FormFailure | undefined;
  /** A field has another value: Formik's own handler, but for boxes. */
  onChange(event: FormEvent): void;
  onSubmit(event: FormEvent): void;
  /** The fields are as they were at first. */
  onReset(): void;
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

/**
 * The part of a form that judges and sends: Formik by the rules of Yup, TanStack Query for the request. It draws
 * nothing and takes the form over as it stands. The fields stay uncontrolled: they tell Formik of every change, and
 * nobody's cursor or half-composed Chinese is disturbed when it comes.
 */
export default function FormikMachine({ ref, name, fields, form, locale, early, onOutcome }: FormMachineProps) {
  const mutationKey = [name, useId()];
  const mutation = useMutation(
    {
      mutationKey,
      mutationFn: deliver,
      onSuccess: (_, { values }) => settle('sent', values),
      onError: (error, { values }) => settle(failureOf(error), values),
    },
    queryClient,
  );
  const [initialValues] = useState(() => early ?? valuesOf(form.current, fields));
  const formik = useFormik<FormValues>({
    initialValues,
    validationSchema: FORM_SCHEMAS[name],
    // The marks that the first submit draws are known by then.
    validateOnMount: true,
    onSubmit: async (values) => {
      if (isSending()) return;
      const hidden = valuesOf(form.current, [HIDDEN_FIELDS.honeypot]);
      // What becomes of it is the mutation's to say.
      await mutation.mutateAsync({ name, locale, values, hidden }).catch(() => undefined);
    },
  });
  const { errors, submitCount, isSubmitting } = formik;
  const failure = mutation.isError ? failureOf(mutation.error) : undefined;

  /** The lock, as of this moment: of two submits at once the second comes before `isPending` has been rendered. */
  const isSending = () => queryClient.isMutating({ mutationKey }) > 0;

  function settle(outcome: FormOutcome, sent: FormValues) {
    const written = writtenSince(sent, form.current);
    if (outcome === 'sent') begin(written.values);
    onOutcome(outcome, written);
  }

  /** Formik begins anew, unmarked. */
  function begin(values: FormValues) {
    formik.resetForm({ values });
    void formik.validateForm(values);
  }

  const submit = useLatestCallback((event?: FormEvent) => {
    event?.preventDefault();
    if (isSending()) return;
    mutation.reset();
    void formik.submitForm();
  });
  const onChange = useLatestCallback((event: FormEvent) => {
    const { target } = event;
    // Of a box Formik makes a list or a truth; a plain form sends its value, or nothing.
    if (isBox(target)) void formik.setFieldValue(target.name, target.checked ? target.value : '');
    else formik.handleChange(event as ChangeEvent);
  });
  const onReset = useLatestCallback(() => {
    mutation.reset();
    begin(valuesOf(form.current, fields, 'initial'));
  });

  useImperativeHandle(
    ref,
    () => ({ errors, submitCount, isSending: mutation.isPending, failure, onChange, onSubmit: submit, onReset }),
    [errors, submitCount, mutation.isPending, failure, onChange, submit, onReset],
  );

  const isEarly = early !== undefined;
  useEffect(() => {
    if (isEarly) submit();
  }, [isEarly, submit]);

  const onAttempted = useEffectEvent(() => {
    if (!form.current) return;
    // What was typed between an early submit and now is judged after it.
    if (isEarly && submitCount === 1) void formik.setValues(valuesOf(form.current, fields));
    if (!mutation.isIdle) return;
    // A refused submit leads to the first field in question; but whoever has gone on typing is not led elsewhere.
    if (isEarly && submitCount === 1 && form.current.querySelector(':is(input, select, textarea):focus')) return;
    const first = fields.find((field) => errors[field]);
    form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) onAttempted();
  }, [submitCount, isSubmitting]);

  return null;
}

interface Delivery {
  name: FormName;
  locale: Locale;
  values: FormValues;
  hidden: FormValues;
}

/**
 * Keys of the messages whose answer has not come. Sent again, in whichever form their words stand by then, they go
 * with the same key: the first one may have arrived, and the two are one message (lib/store/idempotency).
 */
const unanswered = new Map<string, string>();

/** Sends what has been judged, trimmed and normalised. */
async function deliver({ name, locale, values, hidden }: Delivery): Promise<void> {
  const { call, query } = FORM_CALLS[name];
  const message = FORM_SCHEMAS[name].cast(values, { stripUnknown: true });
  const words = JSON.stringify([name, message]);
  const key = unanswered.get(words) ?? randomKey();
  unanswered.set(words, key);
  await send('', browserCall(call), {
    locale,
    query,
    body: { ...message, ...hidden },
    headers: { 'Idempotency-Key': key },
  });
  unanswered.delete(words);
}

/** Not `randomUUID`, which a page has over HTTPS alone. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

function failureOf(error: Error): FormFailure {
  return error instanceof ApiFailure && error.status === 429 ? 'limited' : 'failed';
}
