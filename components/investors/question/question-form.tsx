'use client';

import type { Locale } from '@/lib/i18n/locales';
import { EMAIL_LENGTH, LENGTHS, NATIVE_EMAIL } from '@/lib/validation/patterns';
import type { FormOutcome } from '../../forms/form-engine';
import { useEnhancedForm } from '../../forms/use-enhanced-form';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import styles from './question.module.css';

const FIELDS = ['questionContent', 'email'] as const;

/** What a visitor had written when sending failed. */
export interface QuestionDraft {
  questionContent: string;
  email: string;
}

export interface QuestionFormWords {
  intro: string;
  questionContent: string;
  email: string;
  hint: Record<'questionContent' | 'email', string>;
  problems: Record<'questionContent' | 'email', string>;
  submit: string;
  honeypot: string;
}

export interface QuestionFormProps {
  /** Of the call that takes it (§7), and the page a plain submission comes back to. */
  action: string;
  returnTo: string;
  locale: Locale;
  words: QuestionFormWords;
  draft?: QuestionDraft;
  onOutcome: (outcome: FormOutcome, draft: QuestionDraft) => void;
}

/** The form for a question to the company (§4, §5). Without JavaScript it is a plain form. */
export function QuestionForm({ action, returnTo, locale, words, draft, onOutcome }: QuestionFormProps) {
  const { formProps, parts, busy, validity } = useEnhancedForm({
    name: 'question',
    fields: FIELDS,
    locale,
    onOutcome: (outcome) => onOutcome(outcome, draftIn(formProps.ref.current)),
  });

  return (
    <form {...formProps} action={action} className={styles.form} data-testid="question-form">
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="lang" value={locale} />
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor="question-website">{words.honeypot}</label>
        <input id="question-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.intro}>{words.intro}</p>
      <Field
        id="question-content"
        label={words.questionContent}
        hint={words.hint.questionContent}
        validity={validity('questionContent')}
        message={words.problems.questionContent}
      >
        {(control) => (
          <textarea
            {...control}
            name="questionContent"
            required
            maxLength={LENGTHS.question}
            rows={6}
            defaultValue={draft?.questionContent}
            data-autofocus=""
          />
        )}
      </Field>
      <Field
        id="question-email"
        label={words.email}
        hint={words.hint.email}
        validity={validity('email')}
        message={words.problems.email}
      >
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            required
            maxLength={EMAIL_LENGTH}
            pattern={NATIVE_EMAIL}
            title={words.problems.email}
            autoComplete="email"
            defaultValue={draft?.email}
          />
        )}
      </Field>
      <Button type="submit" wide busy={busy}>
        {words.submit}
      </Button>
      {parts}
    </form>
  );
}

function draftIn(form: HTMLFormElement | null): QuestionDraft {
  const data = form ? new FormData(form) : undefined;
  return {
    questionContent: String(data?.get('questionContent') ?? ''),
    email: String(data?.get('email') ?? ''),
  };
}
