import { useEffect, useState } from 'react';
import type { FormOutcome } from '../../forms/form-machine';
import type { FormWritten } from '../../forms/form-values';
import { markKeptWords } from '../../forms/kept-words';
import { useLatestCallback } from '../../forms/use-latest-callback';
import type { ToastMessage } from '../../ui/overlays/toast';
import type { QuestionDraft } from './question-form';

/** Where the plain form stands; the address with it opens on the form. */
export const PLAIN_FORM_ID = 'ask';

interface DeskToast extends ToastMessage {
  /** What its button brings back. */
  draft?: QuestionDraft;
}

/**
 * What is open at the question desk (§4), and what outlives a form there: a question that could not be sent, and
 * the toast that offers it. What a form itself is about (values, problems, sending) is its own.
 */
export function useQuestionDesk(words: Record<'success' | 'failure' | 'limited' | 'reopen', string>) {
  const [view, setView] = useState<'form' | 'success'>();
  /** The question that is written, or was last: each has a form of its own. The plain form in the page is number 0. */
  const [question, setQuestion] = useState<{ number: number; draft?: QuestionDraft }>({ number: 0 });
  /** Questions that could not be sent and whose forms can be brought back, one after the other. */
  const [unsent, setUnsent] = useState<readonly QuestionDraft[]>([]);
  const [toast, setToast] = useState<DeskToast>();
  const { isEnhanced, hasPlainForm, putPlainFormAway } = usePlainForm();

  const hasUnsent = unsent.length > 0;
  useEffect(() => {
    markKeptWords('question', hasUnsent);
    return () => markKeptWords('question', false);
  }, [hasUnsent]);

  // §4: opened, it is empty and unjudged; only the way back from a failure brings the words along.
  function open(draft?: QuestionDraft) {
    putPlainFormAway();
    dismissToast();
    setQuestion(({ number }) => ({ number: number + 1, draft }));
    setView('form');
  }

  function close() {
    setView(undefined);
    const draft = unsent.at(-1);
    if (draft && !toast?.draft) offer(draft, words.failure);
  }

  function offer(draft: QuestionDraft, text: string) {
    setToast({ text, kind: 'error', draft, action: { label: words.reopen, onAction: () => open(draft) } });
  }

  function dismissToast() {
    setUnsent((drafts) => drafts.filter((draft) => draft !== toast?.draft));
    setToast(undefined);
  }

  // An answer may come when its form has been closed; what counts is how the desk stands by then.
  const onOutcome = useLatestCallback((number: number, outcome: FormOutcome, { values, isNewer }: FormWritten) => {
    const isEarlier = number !== question.number;
    const isWriting = view === 'form' || (hasPlainForm && isEnhanced);
    const text = outcome === 'limited' ? words.limited : words.failure;
    if (isWriting && (isEarlier || isNewer)) {
      setToast(outcome === 'sent' ? { text: words.success } : { text, kind: 'error' });
      if (outcome !== 'sent' && isEarlier) setUnsent([...unsent, values]);
      return;
    }
    putPlainFormAway();
    if (outcome === 'sent') {
      setView('success');
      return;
    }
    setView(undefined);
    setUnsent([...unsent, values]);
    offer(values, text);
  });

  return { view, question, toast, isEnhanced, hasPlainForm, open, close, dismissToast, onOutcome };
}

/**
 * The form that is in the page for visitors without JavaScript. With it the form leaves, unless it is what
 * the address leads to: somebody may be writing in it already.
 */
function usePlainForm() {
  const [isEnhanced, setEnhanced] = useState(false);
  const [hasPlainForm, setHasPlainForm] = useState(true);

  useEffect(() => {
    setEnhanced(true);
    setHasPlainForm(window.location.hash === `#${PLAIN_FORM_ID}`);
  }, []);

  return { isEnhanced, hasPlainForm, putPlainFormAway: () => setHasPlainForm(false) };
}
