'use client';

import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { consultationSchema, contactSchema, judge, type Problems, questionSchema } from '@/lib/validation';
import { ApiFailure } from '@/lib/website-api/failure';
import { send } from '@/lib/website-api/transport';
import type { CallName } from '@/lib/website-api/types';
import { type FormValues, valuesOf } from './form-values';

/** The forms of the site: their rules (§5) and the call that takes them (§7). */
const FORMS = {
  contact: { schema: contactSchema as ObjectSchema<object>, call: 'submitConsultation' },
  consultation: { schema: consultationSchema as ObjectSchema<object>, call: 'submitConsultation' },
  question: { schema: questionSchema as ObjectSchema<object>, call: 'submitQuestion' },
} as const satisfies Record<string, { schema: ObjectSchema<object>; call: CallName }>;

export type FormName = keyof typeof FORMS;
export type FormOutcome = 'sent' | 'failed' | 'limited';

/** What a form shows of the state machine of §4. */
export interface FormReport {
  /** Submit was clicked at least once: every field is marked valid or invalid. */
  submitted: boolean;
  /** A request is in flight: a further submit is ignored. */
  sending: boolean;
  problems: Problems;
  outcome: FormOutcome | undefined;
}

export interface FormEngine {
  /** @param values what is judged and sent, when that is not what stands in the form now */
  submit(values?: FormValues): void;
  reset(): void;
  /** The fields have other values now. */
  change(): void;
}

export interface FormEngineProps {
  name: FormName;
  fields: readonly string[];
  form: RefObject<HTMLFormElement | null>;
  handle: RefObject<FormEngine | undefined>;
  locale: Locale;
  /** What stood in the form when it was submitted while this code was on its way. */
  early: RefObject<FormValues | undefined>;
  onReport(report: FormReport): void;
  onOutcome(outcome: FormOutcome): void;
}

/** The part of a form that judges, sends and keeps the state; it draws nothing. */
export default function Engine(props: FormEngineProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Machine {...props} />
    </QueryClientProvider>
  );
}

function Machine({ name, fields, form, handle, locale, early, onReport, onOutcome }: FormEngineProps) {
  const { schema, call } = FORMS[name];
  const [outcome, setOutcome] = useState<FormOutcome>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: object) => send('', call, { locale, body }),
    retry: false,
    // Offline is a failure to tell at once, not a reason to wait in silence.
    networkMode: 'always',
  });
  // Formik judges what it had at its last rendering, which may be a word behind the form.
  const latest = useRef<FormValues>({});
  const { errors, submitCount, isSubmitting, setValues, submitForm, resetForm, validateForm } = useFormik<FormValues>({
    initialValues: valuesOf(form.current, fields),
    validate: () => problemsOf(schema, latest.current),
    validateOnMount: false,
    validateOnChange: false,
    onSubmit: async () => {
      const judged = judge(schema, latest.current);
      if (!judged.ok) return;
      const result = await mutateAsync({ ...judged.value, ...valuesOf(form.current, ['website']) }).then(
        () => 'sent' as const,
        outcomeOf,
      );
      if (result === 'sent') resetForm();
      setOutcome(result);
      onOutcome(result);
    },
  });
  const sending = isPending || isSubmitting;
  // The lock itself: two clicks can come before the next rendering.
  const inFlight = useRef(false);

  useEffect(() => {
    onReport({ submitted: submitCount > 0, sending, problems: errors as Problems, outcome });
  }, [submitCount, sending, errors, outcome, onReport]);

  useImperativeHandle(handle, () => ({
    submit: async (before) => {
      if (inFlight.current) return;
      inFlight.current = true;
      setOutcome(undefined);
      const values = before ?? valuesOf(form.current, fields);
      latest.current = values;
      await setValues(values, false);
      const refused = !judge(schema, values).ok;
      await submitForm().finally(() => {
        inFlight.current = false;
      });
      if (!refused) return;
      // What was typed meanwhile has marks of its own, and whoever is typing is not led elsewhere.
      if (before) await change(true);
      if (before && form.current?.querySelector(':is(input, select, textarea):focus')) return;
      // A refused submit leads to the first field in question.
      const problems = problemsOf(schema, latest.current);
      const first = fields.find((field) => problems[field]);
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
    reset: () => {
      setOutcome(undefined);
      resetForm();
    },
    // §5: nothing is shown before the first submit; after it, marks follow the typing.
    change: () => void change(submitCount > 0),
  }));

  async function change(marked: boolean) {
    // What is on its way stays what it is.
    if (inFlight.current) return;
    latest.current = valuesOf(form.current, fields);
    await setValues(latest.current, false);
    if (marked) await validateForm(latest.current);
  }

  useEffect(() => {
    const before = early.current;
    early.current = undefined;
    if (before) handle.current?.submit(before);
  }, [early, handle]);

  return null;
}

function problemsOf(schema: ObjectSchema<object>, values: FormValues): Problems {
  const judged = judge(schema, values);
  return judged.ok ? {} : judged.problems;
}

/** Too many submissions is the one failure that a visitor can do something about. */
function outcomeOf(error: unknown): FormOutcome {
  return error instanceof ApiFailure && error.status === 429 ? 'limited' : 'failed';
}
