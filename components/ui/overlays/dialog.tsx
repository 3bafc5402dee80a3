'use client';

import { X } from 'lucide';
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../actions/button';
import { Icon } from '../media/icon';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Asked to close: the close button, Escape, a click beside it. Whoever holds `open` decides. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** `sheet` rises from the lower edge; `popup` is the centred one of the mobile layout. */
  variant?: 'dialog' | 'sheet' | 'popup';
  size?: 'small' | 'medium' | 'wide';
  /** The mobile consultation popup stays when its overlay is clicked (§4). */
  dismissOnOverlay?: boolean;
  /** Keeps the content, and what was typed into it, while closed. */
  keepMounted?: boolean;
  /** Id of the text inside that describes it. */
  describedBy?: string;
  testId?: string;
  children: ReactNode;
}

/**
 * A modal dialog: the browser's own, so that focus, Escape and the inert page behind are the browser's
 * business. Focus goes to the element inside that carries `data-autofocus`, else to the dialog itself.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  variant = 'dialog',
  size = 'medium',
  dismissOnOverlay = true,
  keepMounted = false,
  describedBy,
  testId,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOverlay = useRef(false);
  const titleId = useId();
  const filled = useUntilGone(open, dialog);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    return () => element.close();
  }, [open]);

  /** Both press and release: selecting text and letting go outside is no wish to leave. */
  function onOverlay(event: PointerEvent<HTMLDialogElement>) {
    const onIt = event.target === event.currentTarget;
    // A list that is open inside takes the first click: it closes, and the dialog stays.
    if (event.type === 'pointerdown') pressedOverlay.current = onIt && !holdsOpenList(event.currentTarget);
    else if (onIt && pressedOverlay.current) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      data-variant={variant}
      data-size={size}
      data-on-paper=""
      data-testid={open ? testId : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closes it by itself on the second Escape, and for a form with method="dialog".
        if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      onPointerDown={dismissOnOverlay ? onOverlay : undefined}
      onPointerUp={dismissOnOverlay ? onOverlay : undefined}
    >
      {(filled || keepMounted) && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <Icon of={X} size={22} />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

function holdsOpenList(dialog: HTMLDialogElement): boolean {
  try {
    return dialog.querySelector('select:open') !== null;
  } catch {
    // A browser that does not know `:open` draws its lists outside the page, and they take the click.
    return false;
  }
}

/** Whether there is something to show: while open, and until the dialog has moved out of sight. */
function useUntilGone(open: boolean, dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [leaving, setLeaving] = useState(false);
  if (open && !leaving) setLeaving(true);

  useEffect(() => {
    if (open || !leaving) return;
    // Jsdom moves nothing.
    const moves = dialog.current?.getAnimations?.() ?? [];
    if (moves.length === 0) {
      setLeaving(false);
      return;
    }
    let current = true;
    Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (current) setLeaving(false);
    });
    return () => {
      current = false;
    };
  }, [open, leaving, dialog]);

  return open || leaving;
}
