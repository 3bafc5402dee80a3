/**
 * Whether a popover is open. A browser that does not know popovers throws at the very
 * question, until the polyfill is there (instrumentation-client.ts).
 */
export function isPopoverOpen(element: Element | null): boolean {
  return element !== null && 'showPopover' in element && element.matches(':popover-open');
}

/** Whether the browser itself has popovers, above all else on the page; the polyfill has no such layer. */
export function knowsPopovers(): boolean {
  return 'showPopover' in HTMLElement.prototype && window.CSS?.supports('selector(:popover-open)');
}
