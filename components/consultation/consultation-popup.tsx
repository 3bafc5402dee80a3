'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Layout } from '@/lib/routes';
import type { FormOutcome } from '../forms/form-engine';
import { type FormValues, fillIn, valuesOf } from '../forms/form-values';
import { MESSAGE_FIELDS, MessageFields, type MessageFieldsProps } from '../forms/message-fields';
import { useEnhancedForm } from '../forms/use-enhanced-form';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Toast, type ToastMessage } from '../ui/toast';
import styles from './consultation.module.css';

/** The pop-ups' toast, and how long the desktop pop-up stays after success (§4, §9). */
const TOAST_MS = 1000;
/** A sentence with a number and an address in it wants more time than a word (§9 has none for it). */
const LIMITED_TOAST_MS = 8000;

/** What could not be sent. A page may open the popup from several places: it is there again in each. */
let draft: FormValues | undefined;

export interface ConsultationPopupProps {
  open: boolean;
  onClose: () => void;
  layout: Layout;
  locale: Locale;
  action: string;
  returnTo: string;
  businessType: string;
  businessTypes: MessageFieldsProps['businessTypes'];
  words: Record<'title' | 'close' | 'submit' | 'reset' | 'success' | 'failure' | 'failureToast' | 'limited', string> & {
    /** Names whom else to ask. */
    text: ReactNode;
    fields: MessageFieldsProps['labels'];
    problems: NonNullable<MessageFieldsProps['problems']>;
  };
}

/**
 * The consultation popup of both layouts (§4, §5, §8). Desktop: after success it
 * goes with its toast, after a failure it stays with every word typed. Mobile: it
 * closes either way; after a failure the draft is there when it is opened again.
 * Closed while its message is on its way, either layout says with a toast how that
 * went; opened again meanwhile, it shows the message still going.
 */
export function ConsultationPopup(props: ConsultationPopupProps) {
  const { open, onClose, layout, locale, action, returnTo, businessType, businessTypes, words } = props;
  const [toast, setToast] = useState<{ message: ToastMessage; inside: boolean; duration: number }>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMobile = layout === 'mobile';
  // A page may open it from several places, each with fields of its own.
  const prefix = useId();

  const { formProps, resetProps, parts, report, busy, validity } = useEnhancedForm({
    name: 'consultation',
    fields: MESSAGE_FIELDS,
    locale,
    onOutcome: tell,
  });
  const form = formProps.ref;

  function tell(outcome: FormOutcome) {
    // All around an open dialog is silent, and all within a closed one is out of sight.
    const inside = open && !isMobile;
    if (outcome === 'sent') {
      draft = undefined;
      setToast({ message: { text: words.success, kind: 'success' }, inside, duration: TOAST_MS });
      if (inside) leaving.current = setTimeout(onClose, TOAST_MS);
      else onClose();
    } else if (!inside) {
      draft = valuesOf(form.current, MESSAGE_FIELDS);
      setToast({
        message: { text: outcome === 'limited' ? words.limited : words.failureToast, kind: 'error' },
        inside,
        duration: outcome === 'limited' ? LIMITED_TOAST_MS : TOAST_MS,
      });
      onClose();
    }
  }
  const failed = !isMobile && (report.outcome === 'failed' || report.outcome === 'limited');

  const sending = useRef(false);
  useEffect(() => {
    sending.current = report.sending;
  });
  // §4: showing or hiding it resets the fields and their marks, but for what is on its way or could not be sent.
  useEffect(() => {
    clearTimeout(leaving.current);
    if (sending.current) return;
    form.current?.reset();
    if (open && draft) {
      fillIn(form.current, draft);
      draft = undefined;
    }
  }, [open, form]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const told = (inside: boolean) => (
    <Toast
      toast={toast?.inside === inside ? toast.message : undefined}
      duration={toast?.duration ?? TOAST_MS}
      onDone={() => setToast(undefined)}
    />
  );
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={words.title}
        closeLabel={words.close}
        variant={isMobile ? 'popup' : 'dialog'}
        dismissOnOverlay={!isMobile}
        keepMounted
        testId="consultation-popup"
      >
        <p className={styles.text}>{words.text}</p>
        <form {...formProps} action={action} className={styles.form} data-testid="consultation-form">
          <MessageFields
            prefix={prefix}
            locale={locale}
            returnTo={returnTo}
            businessTypes={businessTypes}
            defaultBusinessType={businessType}
            reachedBy="phone"
            labels={words.fields}
            problems={isMobile ? undefined : words.problems}
            validity={validity}
          />
          {failed && (
            <p role="alert" className={styles.alert}>
              {report.outcome === 'limited' ? words.limited : words.failure}
            </p>
          )}
          <div className={styles.buttons}>
            <Button type="submit" busy={busy}>
              {words.submit}
            </Button>
            <Button {...resetProps} look="outline">
              {words.reset}
            </Button>
          </div>
          {parts}
        </form>
        {told(true)}
      </Dialog>
      {told(false)}
    </>
  );
}
