'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FormOutcome } from '../forms/form-machine';
import { type FormWritten, fillIn, valuesOf } from '../forms/form-values';
import { MESSAGE_FIELDS } from '../forms/message-fields';
import { Dialog } from '../ui/overlays/dialog';
import { Toast, type ToastMessage } from '../ui/overlays/toast';
import styles from './consultation.module.css';
import { type ConsultationContent, ConsultationForm, useConsultationForm } from './consultation-form';
import { forgetUnsent, keepUnsent, takeUnsent } from './unsent-message';

/** The pop-ups' toast, and how long the desktop pop-up stays after success (§4, §9). */
const TOAST_MS = 1000;
/** A sentence with a number and an address in it wants more time than a word (§9 has none for it). */
const LIMITED_TOAST_MS = 8000;

export interface ConsultationPopupProps extends ConsultationContent {
  open: boolean;
  onClose: () => void;
  words: ConsultationContent['words'] &
    Record<'title' | 'close', string> & {
      /** Names whom else to ask. */
      text: ReactNode;
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
  const { open, onClose, ...content } = props;
  const { layout, locale, words } = content;
  const [toast, setToast] = useState<{ message: ToastMessage; inside: boolean; duration: number }>();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMobile = layout === 'mobile';
  // A page may open it from several places, each with fields of its own.
  const prefix = useId();

  const machine = useConsultationForm(locale, onOutcome);
  const form = machine.formProps.ref;

  function onOutcome(outcome: FormOutcome, { values, isNewer }: FormWritten) {
    // It stays for whoever is typing something else already.
    const stays = open && isNewer;
    // All around an open dialog is silent, and all within a closed one is out of sight.
    const inside = open && (!isMobile || stays);
    if (outcome === 'sent') {
      forgetUnsent();
      setToast({ message: { text: words.success, kind: 'success' }, inside, duration: TOAST_MS });
      if (!inside) onClose();
      else if (!stays) closing.current = setTimeout(() => isBlank() && onClose(), TOAST_MS);
    } else if (isMobile || !inside) {
      if (!stays) keepUnsent(values);
      setToast({
        message: { text: outcome === 'limited' ? words.limited : words.failureToast, kind: 'error' },
        inside,
        duration: outcome === 'limited' ? LIMITED_TOAST_MS : TOAST_MS,
      });
      if (!stays) onClose();
    }
  }

  function isBlank() {
    const { businessType: _, ...texts } = valuesOf(form.current, MESSAGE_FIELDS);
    return Object.values(texts).every((text) => text === '');
  }

  // §4: showing or hiding it resets the fields and their marks, but for what is on its way or could not be sent.
  const onShownOrHidden = useEffectEvent((isShown: boolean) => {
    if (machine.busy) return;
    form.current?.reset();
    const unsent = isShown && takeUnsent();
    if (unsent) fillIn(form.current, unsent);
  });
  useEffect(() => {
    onShownOrHidden(open);
    return () => clearTimeout(closing.current);
  }, [open]);

  const toastIf = (inside: boolean) => (
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
        <ConsultationForm {...content} prefix={prefix} machine={machine} />
        {toastIf(true)}
      </Dialog>
      {toastIf(false)}
    </>
  );
}
