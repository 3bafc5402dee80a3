'use client';

import { type ReactNode, useRef } from 'react';
import styles from './popover.module.css';
import { isPopoverOpen } from './popover-open';

export interface HoverPopoverProps {
  id: string;
  label: string;
  /** What the button shows. */
  icon: ReactNode;
  buttonClassName?: string;
  children: ReactNode;
}

/** How long the pointer may be between button and panel before it closes. */
const LEAVE_MS = 180;

/** A native popover that a mouse also opens by hovering; without JavaScript a click does. */
export function HoverPopover({ id, label, icon, buttonClassName, children }: HoverPopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);

  function enter(pointer: string) {
    clearTimeout(leaving.current);
    if (pointer !== 'mouse' || !panel.current?.showPopover || isPopoverOpen(panel.current)) return;
    byHover.current = true;
    panel.current.showPopover({ source: button.current ?? undefined });
  }
  function leave(pointer: string) {
    if (pointer !== 'mouse' || !byHover.current) return;
    leaving.current = setTimeout(() => panel.current?.hidePopover(), LEAVE_MS);
  }

  return (
    <div onPointerEnter={(event) => enter(event.pointerType)} onPointerLeave={(event) => leave(event.pointerType)}>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        popoverTarget={id}
        tabIndex={0}
        // A click on what hovering has opened keeps it open, instead of closing it under the pointer.
        popoverTargetAction="toggle"
        aria-label={label}
        onClick={(event) => {
          // Also by the key, after the pointer has left.
          clearTimeout(leaving.current);
          if (byHover.current) {
            event.preventDefault();
            byHover.current = false;
          }
        }}
      >
        {icon}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        data-on-paper=""
        onToggle={(event) => {
          if (event.newState === 'closed') byHover.current = false;
        }}
      >
        {children}
      </div>
    </div>
  );
}
