'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Layout } from '@/lib/routes';
import { MESSAGE_FIELDS, MessageFields, type MessageFieldsProps } from '../forms/message-fields';
import { useEnhancedForm } from '../forms/use-enhanced-form';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Toast, type ToastMessage } from '../ui/toast';
import styles from './consultation.module.css';

/** The pop-ups' toast, and how long the desktop pop-up stays after success (§4, §9). */
const TOAST_MS = 1000;

export interface ConsultationPopupProps {
  open: boolean;
  onClose: () => void;
  layout: Layout;
  locale: Locale;
  action: string;
  returnTo: string;
  businessType: string;
  businessTypes: MessageFieldsProps['businessTypes'];
  words: Record<
    'title' | 'text' | 'close' | 'submit' | 'reset' | 'success' | 'failure' | 'failureToast' | 'limited',
    string
  > & {
    fields: MessageFieldsProps['labels'];
    problems: NonNullable<MessageFieldsProps['problems']>;
  };
}

/**
 * The consultation popup of both layouts (§4, §5, §8). Desktop: after success it
 * goes with its toast, after a failure it stays with every word typed. Mobile: it
 * closes either way; after a failure the draft is there when it is opened again.
 */
export function ConsultationPopup(props: ConsultationPopupProps) {
  const { open, onClose, layout, locale, action, returnTo, businessType, businessTypes, words } = props;
  const [toast, setToast] = useState<ToastMessage>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepsDraft = useRef(false);
  const isMobile = layout === 'mobile';
  // A page may open it from several places, each with fields of its own.
  const prefix = useId();

  const { formProps, parts, report, busy, validity } = useEnhancedForm({
    name: 'consultation',
    fields: MESSAGE_FIELDS,
    locale,
    onOutcome: (outcome) => {
      if (outcome === 'sent') {
        setToast({ text: words.success, kind: 'success' });
        if (isMobile) onClose();
        else leaving.current = setTimeout(onClose, TOAST_MS);
      } else if (isMobile) {
        keepsDraft.current = true;
        setToast({ text: outcome === 'limited' ? words.limited : words.failureToast, kind: 'error' });
        onClose();
      }
    },
  });
  const failed = !isMobile && (report.outcome === 'failed' || report.outcome === 'limited');

  // §4: showing or hiding it resets the fields and their marks, but for a draft that could not be sent.
  const form = formProps.ref;
  useEffect(() => {
    clearTimeout(leaving.current);
    if (!keepsDraft.current) form.current?.reset();
    if (open) keepsDraft.current = false;
  }, [open, form]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const message = <Toast toast={toast} duration={TOAST_MS} onDone={() => setToast(undefined)} />;
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
            <Button type="reset" look="outline">
              {words.reset}
            </Button>
          </div>
          {parts}
        </form>
        {!isMobile && message}
      </Dialog>
      {isMobile && message}
    </>
  );
}
