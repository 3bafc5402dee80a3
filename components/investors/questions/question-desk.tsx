'use client';

import { CircleCheck } from 'lucide';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { Layout } from '@/lib/site/routes';
import { Button, buttonClass } from '../../ui/actions/button';
import { MessageBox } from '../../ui/fields/message-box';
import { Icon } from '../../ui/media/icon';
import { Dialog } from '../../ui/overlays/dialog';
import { Toast } from '../../ui/overlays/toast';
import styles from './question.module.css';
import { QuestionForm, type QuestionFormProps, type QuestionFormWords } from './question-form';
import { PLAIN_FORM_ID, useQuestionDesk } from './use-question-desk';

/** Long enough to read it and to reach what it offers. */
const TOAST_MS = 8000;

export interface QuestionDeskProps extends Omit<QuestionFormProps, 'words' | 'draft' | 'onOutcome'> {
  layout: Layout;
  words: QuestionFormWords &
    Record<
      | 'ask'
      | 'title'
      | 'close'
      | 'successTitle'
      | 'success'
      | 'successClose'
      | 'dismiss'
      | 'failure'
      | 'limited'
      | 'reopen'
      | 'failureTarget',
      string
    >;
}

/**
 * The question modal of §4: asking opens the form; success closes it and opens the success modal; failure
 * closes it and leaves a toast that brings the draft back. An answer that comes while another question is being
 * written is told beside it and takes nothing away. Before its script runs, and without one, the
 * button is a link to the same form further down.
 */
export function QuestionDesk({ layout, words, ...form }: QuestionDeskProps) {
  const { view, question, toast, isEnhanced, hasPlainForm, open, close, dismissToast, onOutcome } =
    useQuestionDesk(words);
  const button = useRef<HTMLAnchorElement>(null);

  // What each dialog was opened from may be gone by now.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && view === undefined) button.current?.focus();
    wasOpen.current = view !== undefined;
  }, [view]);

  function onAsk(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    open();
  }

  // All around an open dialog is silent.
  const toastBox = <Toast toast={toast} duration={TOAST_MS} onDone={dismissToast} />;
  return (
    <>
      <a
        ref={button}
        href={`#${PLAIN_FORM_ID}`}
        role={isEnhanced ? 'button' : undefined}
        className={buttonClass()}
        onClick={onAsk}
        // Enter is a click already; a button takes the space bar too.
        onKeyDown={(event) => event.key === ' ' && onAsk(event)}
      >
        {words.ask}
      </a>
      {hasPlainForm && (
        <section id={PLAIN_FORM_ID} className={styles.plain} aria-labelledby="ask-title">
          <h3 id="ask-title">{words.title}</h3>
          <QuestionForm {...form} words={words} onOutcome={(...answer) => onOutcome(0, ...answer)} />
        </section>
      )}
      <MessageBox id="sent" kind="success">
        {words.success}
      </MessageBox>
      <MessageBox id="not-sent" kind="error">
        {words.failureTarget}
      </MessageBox>
      <Dialog
        open={view === 'form'}
        onClose={close}
        title={words.title}
        closeLabel={words.close}
        variant={layout === 'mobile' ? 'sheet' : 'dialog'}
      >
        {!hasPlainForm && (
          <QuestionForm
            key={question.number}
            {...form}
            words={words}
            draft={question.draft}
            onOutcome={(...answer) => onOutcome(question.number, ...answer)}
          />
        )}
        {view === 'form' && toastBox}
      </Dialog>
      <Dialog
        open={view === 'success'}
        onClose={close}
        title={words.successTitle}
        closeLabel={words.dismiss}
        variant={layout === 'mobile' ? 'popup' : 'dialog'}
        size="small"
        testId="question-success"
      >
        <div className={styles.success}>
          <Icon of={CircleCheck} size={48} strokeWidth={1.25} />
          <p>{words.success}</p>
          <Button onClick={close} wide data-autofocus="">
            {words.successClose}
          </Button>
        </div>
      </Dialog>
      {view !== 'form' && toastBox}
    </>
  );
}
