'use client';

import { type MouseEvent, useState } from 'react';
import { type ButtonLook, buttonClass } from '../ui/actions/button';
import type { ConsultationPopup, ConsultationPopupProps } from './consultation-popup';

export interface ConsultationOpenerProps {
  label: string;
  look?: ButtonLook;
  wide?: boolean;
  contactPage: string;
  popup: Omit<ConsultationPopupProps, 'open' | 'onClose'>;
}

/** Opens the popup; its code comes with the first wish for it. */
export function ConsultationOpener({ label, look, wide, contactPage, popup }: ConsultationOpenerProps) {
  const [Popup, setPopup] = useState<typeof ConsultationPopup>();
  const [open, setOpen] = useState(false);

  const load = () => import('./consultation-popup').then((module) => setPopup(() => module.ConsultationPopup));

  function onClick(event: MouseEvent) {
    // A click that asks for a new tab or window gets the contact page there.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    // Offline, the contact page's own error says more than a dead button.
    if (!Popup) load().catch(() => window.location.assign(contactPage));
  }

  return (
    <>
      <a
        href={contactPage}
        aria-haspopup="dialog"
        className={buttonClass(look, { wide })}
        onClick={onClick}
        onPointerEnter={() => !Popup && void load().catch(() => undefined)}
      >
        {label}
      </a>
      {Popup && <Popup {...popup} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
