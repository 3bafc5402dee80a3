'use client';

import { CircleCheck } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Layout } from '@/lib/routes';
import type { FormOutcome } from '../../forms/form-engine';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Toast, type ToastMessage } from '../../ui/toast';
import styles from './question.module.css';
import { type QuestionDraft, QuestionForm, type QuestionFormProps, type QuestionFormWords } from './question-form';

/** Long enough to read it and to reach what it offers. */
const TOAST_MS = 8000;

/** Where the plain form stands; the address with it opens on the form. */
const PLACE = 'ask';

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
 * closes it and leaves a toast that brings the draft back. Before its script runs, and without one, the
 * button is a link to the same form further down.
 */
export function QuestionDesk({ layout, words, ...form }: QuestionDeskProps) {
  const [view, setView] = useState<'form' | 'success'>();
  const [visit, setVisit] = useState<{ draft?: QuestionDraft; count: number }>({ count: 0 });
  const [toast, setToast] = useState<ToastMessage>();
  const { enhanced, plain, putAway } = usePlainForm();
  const button = useRef<HTMLAnchorElement>(null);

  // What each dialog was opened from may be gone by now.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && view === undefined) button.current?.focus();
    wasOpen.current = view !== undefined;
  }, [view]);

  // §4: opened, it is empty and unjudged; only the way back from a failure brings the words along.
  function open(draft?: QuestionDraft) {
    putAway();
    setToast(undefined);
    setVisit(({ count }) => ({ draft, count: count + 1 }));
    setView('form');
  }

  function onOutcome(outcome: FormOutcome, typed: QuestionDraft) {
    putAway();
    if (outcome === 'sent') {
      setView('success');
      return;
    }
    setView(undefined);
    setToast({
      text: outcome === 'limited' ? words.limited : words.failure,
      kind: 'error',
      action: { label: words.reopen, onAction: () => open(typed) },
    });
  }

  function onAsk(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    open();
  }

  return (
    <>
      <a
        ref={button}
        href={`#${PLACE}`}
        role={enhanced ? 'button' : undefined}
        className={buttonClass()}
        onClick={onAsk}
        // Enter is a click already; a button takes the space bar too.
        onKeyDown={(event) => event.key === ' ' && onAsk(event)}
      >
        {words.ask}
      </a>
      {plain && (
        <section id={PLACE} className={styles.plain} aria-labelledby="ask-title">
          <h3 id="ask-title">{words.title}</h3>
          <QuestionForm {...form} words={words} onOutcome={onOutcome} />
        </section>
      )}
      <p id="sent" className={styles.target} data-kind="success" role="status">
        {words.success}
      </p>
      <p id="not-sent" className={styles.target} data-kind="error" role="alert">
        {words.failureTarget}
      </p>
      <Dialog
        open={view === 'form'}
        onClose={() => setView(undefined)}
        title={words.title}
        closeLabel={words.close}
        variant={layout === 'mobile' ? 'sheet' : 'dialog'}
      >
        {!plain && <QuestionForm key={visit.count} {...form} words={words} draft={visit.draft} onOutcome={onOutcome} />}
      </Dialog>
      <Dialog
        open={view === 'success'}
        onClose={() => setView(undefined)}
        title={words.successTitle}
        closeLabel={words.dismiss}
        variant={layout === 'mobile' ? 'popup' : 'dialog'}
        size="small"
        testId="question-success"
      >
        <div className={styles.success}>
          <CircleCheck size={48} strokeWidth={1.25} aria-hidden="true" />
          <p>{words.success}</p>
          <Button onClick={() => setView(undefined)} wide data-autofocus="">
            {words.successClose}
          </Button>
        </div>
      </Dialog>
      <Toast toast={toast} duration={TOAST_MS} onDone={() => setToast(undefined)} />
    </>
  );
}

/**
 * The form that is in the page for visitors without JavaScript. With it the form leaves, unless it is what
 * the address leads to: somebody may be writing in it already.
 */
function usePlainForm() {
  const [enhanced, setEnhanced] = useState(false);
  const [plain, setPlain] = useState(true);

  useEffect(() => {
    setEnhanced(true);
    setPlain(window.location.hash === `#${PLACE}`);
  }, []);

  return { enhanced, plain, putAway: () => setPlain(false) };
}
