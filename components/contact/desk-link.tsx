'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { BusinessType } from '@/lib/validation/patterns';
import { fillIn } from '../forms/form-values';
import { MESSAGE_FORM_ID } from './message-form-id';

export interface DeskLinkProps {
  /** What the form is about when it is sent to this desk. */
  businessType: BusinessType;
  className?: string;
  children: ReactNode;
}

/** Leads to the message form and chooses the business type of a desk there; without JavaScript it leads there only. */
export function DeskLink({ businessType, className, children }: DeskLinkProps) {
  function choose(event: MouseEvent) {
    const section = document.getElementById(MESSAGE_FORM_ID);
    const form = section?.querySelector('form');
    if (!section || !form) return;
    event.preventDefault();
    fillIn(form, { businessType });
    section.scrollIntoView();
    // The field says what was chosen, and the next key goes on from there.
    form.querySelector<HTMLElement>('[name="businessType"]')?.focus({ preventScroll: true });
  }

  return (
    <a href={`#${MESSAGE_FORM_ID}`} className={className} onClick={choose}>
      {children}
    </a>
  );
}
