'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { LENGTHS } from '@/lib/validation/patterns';
import { EmailField } from '../../forms/email-field';
import type { FormOutcome } from '../../forms/form-machine';
import type { FormWritten } from '../../forms/form-values';
import type { FormWords } from '../../forms/form-words';
import { HiddenFields } from '../../forms/hidden-fields';
import { LimitedField } from '../../forms/limited-field';
import { useEnhancedForm } from '../../forms/use-enhanced-form';
import { BusyButton } from '../../ui/actions/busy-button';
import styles from './question.module.css';

const FIELDS = ['questionContent', 'email'] as const;

/** What a visitor had written when sending failed. */
export type QuestionDraft = Partial<Record<(typeof FIELDS)[number], string>>;

export interface QuestionFormWords {
  /** What cannot be answered now, where it is so. */
  closed?: string | undefined;
  intro: string;
  /** What happens to the data, and that a question may be published. */
  privacy: ReactNode;
  questionContent: string;
  email: string;
  hint: Record<'questionContent' | 'email', string>;
  problems: Record<'questionContent' | 'email', string>;
  submit: string;
  form: FormWords;
}

export interface QuestionFormProps {
  /** Of the call that takes it (§7), and the page a plain submission comes back to. */
  action: string;
  returnTo: string;
  locale: Locale;
  words: QuestionFormWords;
  draft?: QuestionDraft;
  onOutcome: (outcome: FormOutcome, written: FormWritten) => void;
}

/** The form for a question to the company (§4, §5). Without JavaScript it is a plain form. */
export function QuestionForm({ action, returnTo, locale, words, draft, onOutcome }: QuestionFormProps) {
  const { formProps, native, parts, busy, validity } = useEnhancedForm({
    name: 'question',
    fields: FIELDS,
    locale,
    onOutcome,
  });

  return (
    <form {...formProps} action={action} className={styles.form} data-testid="question-form">
      <HiddenFields
        returnTo={returnTo}
        locale={locale}
        honeypotId="question-more"
        honeypotLabel={words.form.honeypot}
      />
      {words.closed !== undefined && <p className={styles.intro}>{words.closed}</p>}
      <p className={styles.intro}>{words.intro}</p>
      <LimitedField
        id="question-content"
        native={native}
        words={words.form}
        most={LENGTHS.question}
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
            rows={6}
            defaultValue={draft?.questionContent}
            data-autofocus=""
          />
        )}
      </LimitedField>
      <EmailField
        id="question-email"
        native={native}
        words={words.form}
        label={words.email}
        hint={words.hint.email}
        validity={validity('email')}
        message={words.problems.email}
        defaultValue={draft?.email}
      />
      <BusyButton type="submit" wide busy={busy}>
        {words.submit}
      </BusyButton>
      {words.privacy}
      {parts}
    </form>
  );
}
