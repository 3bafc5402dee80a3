import { type RefObject, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isPopoverOpen } from './popover-open';

/**
 * A native popover that works as a modal panel: while it is open focus is in it and
 * everything else is inert, afterwards focus is back on the button that opened it.
 *
 * @param first Selector of what is focused when it opens; without it, the panel itself.
 * @returns Whether it is open, and the handlers for its element.
 */
export function useModalPopover(ref: RefObject<HTMLElement | null>, first?: string) {
  const [open, setOpen] = useState(false);
  const release = useRef<() => void>(undefined);

  const letGo = useCallback(() => {
    release.current?.();
    release.current = undefined;
  }, []);

  const hold = useCallback(() => {
    const panel = ref.current;
    if (!panel) return;
    setOpen(true);
    letGo();
    release.current = makeRestInert(panel);
    if (!panel.contains(document.activeElement)) {
      const start = first === undefined ? panel : panel.querySelector<HTMLElement>(first);
      start?.focus({ preventScroll: true });
    }
  }, [ref, first, letGo]);

  useEffect(() => {
    // It may have been opened before this script ran.
    if (isPopoverOpen(ref.current)) hold();
    return letGo;
  }, [ref, hold, letGo]);

  return {
    open,
    handlers: {
      onBeforeToggle(event: ToggleEvent<HTMLElement>) {
        // Already here, or the browser could not give focus back to a button that is inert.
        if (event.target === event.currentTarget && event.newState === 'closed') letGo();
      },
      onToggle(event: ToggleEvent<HTMLElement>) {
        if (event.target !== event.currentTarget) return;
        if (event.newState === 'open') hold();
        else {
          setOpen(false);
          returnFocus(event.currentTarget);
        }
      },
    },
  };
}

/** The browser gives focus back itself, but not from a popover within another. */
function returnFocus(panel: HTMLElement): void {
  const active = document.activeElement;
  if (active && active !== document.body && !panel.contains(active)) return;
  document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus({ preventScroll: true });
}

/** Makes everything but this element inert; what it returns undoes it. */
function makeRestInert(element: Element): () => void {
  const rest: Element[] = [];
  for (let inside = element; inside.parentElement && inside !== document.body; inside = inside.parentElement) {
    for (const beside of inside.parentElement.children) {
      if (beside !== inside && !beside.hasAttribute('inert')) rest.push(beside);
    }
  }
  for (const one of rest) one.setAttribute('inert', '');
  return () => {
    for (const one of rest) one.removeAttribute('inert');
  };
}
