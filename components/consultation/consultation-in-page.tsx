'use client';

import { useState } from 'react';
import { Toast, type ToastMessage } from '../ui/overlays/toast';
import { type ConsultationContent, ConsultationForm, useConsultationForm } from './consultation-form';

/** The toast of a form that stands in a page (§9). */
const TOAST_MS = 2000;

/** The consultation form as it stands in a page (§4): after success it is empty, after a failure every word stays. */
export function ConsultationInPage({ received, ...content }: ConsultationContent & { received: string }) {
  const { layout, locale, words } = content;
  const [toast, setToast] = useState<ToastMessage>();
  const machine = useConsultationForm(locale, (outcome) => {
    if (outcome === 'sent') setToast({ text: words.success, kind: 'success' });
    else if (layout === 'mobile') setToast({ text: words.failureToast, kind: 'error' });
  });
  return (
    <>
      <ConsultationForm {...content} prefix="consult" machine={machine} received={received} />
      <Toast toast={toast} duration={TOAST_MS} onDone={() => setToast(undefined)} />
    </>
  );
}
