'use client';

import { type ReactNode, useId, useRef } from 'react';
import { isPopoverOpen } from './popover-open';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A sentence; nothing that can be pressed. */
  text: string;
  /** Names the button when it shows only an icon. */
  label?: string;
  children: ReactNode;
}

/** Words that explain a word or an icon, shown while it is pointed at, focused or tapped. Escape puts them away. */
export function Tooltip({ text, label, children }: TooltipProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => {
    if (!isPopoverOpen(tip.current)) tip.current?.showPopover?.({ source: button.current ?? undefined });
  };
  const hide = () => {
    if (isPopoverOpen(tip.current)) tip.current?.hidePopover();
  };

  return (
    <span
      className={styles.tooltip}
      onPointerEnter={show}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') hide();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-describedby={id}
        onClick={show}
        onFocus={show}
        onBlur={hide}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hide();
        }}
      >
        {children}
      </button>
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
