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
  submit(): void;
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
  /** Submit was clicked while this code was on its way. */
  submitAtOnce: boolean;
  onReport(report: FormReport): void;
  onOutcome(outcome: FormOutcome): void;
}

type Values = Record<string, string>;

/** The part of a form that judges, sends and keeps the state; it draws nothing. */
export default function Engine(props: FormEngineProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Machine {...props} />
    </QueryClientProvider>
  );
}

function Machine({ name, fields, form, handle, locale, submitAtOnce, onReport, onOutcome }: FormEngineProps) {
  const { schema, call } = FORMS[name];
  const [outcome, setOutcome] = useState<FormOutcome>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: object) => send('', call, { locale, body }),
    retry: false,
    // Offline is a failure to tell at once, not a reason to wait in silence.
    networkMode: 'always',
  });
  const { errors, submitCount, isSubmitting, setValues, submitForm, resetForm, validateForm } = useFormik<Values>({
    initialValues: valuesOf(form, fields),
    validate: (values) => problemsOf(schema, values),
    validateOnMount: false,
    validateOnChange: false,
    onSubmit: async (values) => {
      const judged = judge(schema, values);
      if (!judged.ok) return;
      const result = await mutateAsync({ ...judged.value, ...valuesOf(form, ['website']) }).then(
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
    submit: async () => {
      if (inFlight.current) return;
      inFlight.current = true;
      setOutcome(undefined);
      const values = valuesOf(form, fields);
      await setValues(values, false);
      const first = fields.find((field) => problemsOf(schema, values)[field]);
      await submitForm().finally(() => {
        inFlight.current = false;
      });
      // A refused submit leads to the first field in question.
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
    reset: () => {
      setOutcome(undefined);
      resetForm();
    },
    change: async () => {
      const values = valuesOf(form, fields);
      await setValues(values, false);
      // §5: nothing is shown before the first submit; after it, marks follow the typing.
      if (submitCount > 0) await validateForm(values);
    },
  }));

  useEffect(() => {
    if (submitAtOnce) handle.current?.submit();
  }, [submitAtOnce, handle]);

  return null;
}

function problemsOf(schema: ObjectSchema<object>, values: Values): Problems {
  const judged = judge(schema, values);
  return judged.ok ? {} : judged.problems;
}

function valuesOf(form: RefObject<HTMLFormElement | null>, fields: readonly string[]): Values {
  const data = form.current ? new FormData(form.current) : undefined;
  return Object.fromEntries(fields.map((field) => [field, String(data?.get(field) ?? '')]));
}

/** Too many submissions is the one failure that a visitor can do something about. */
function outcomeOf(error: unknown): FormOutcome {
  return error instanceof ApiFailure && error.status === 429 ? 'limited' : 'failed';
}
