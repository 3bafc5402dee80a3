/**
 * As much of the popover standard as the menus use, which jsdom lacks: opening
 * and closing by script and by `popovertarget` buttons, the toggle events, and
 * `:popover-open`. A popover inside another closes with it.
 */
export function installPopovers(): void {
  const open = new WeakSet<Element>();

  function change(element: HTMLElement, opening: boolean) {
    if (open.has(element) === opening) return;
    const newState = opening ? 'open' : 'closed';
    element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    if (opening) open.add(element);
    else {
      open.delete(element);
      for (const inner of element.querySelectorAll<HTMLElement>('[popover]')) change(inner, false);
    }
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  }

  const matches = Element.prototype.matches;
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
    },
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      change(this, true);
    },
    hidePopover(this: HTMLElement) {
      change(this, false);
    },
  });

  document.addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return;
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[popovertarget]') : null;
    // A button that submits or resets its form does only that.
    if (button?.form && button.type !== 'button') return;
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (!button || !popover) return;
    const action = button.getAttribute('popovertargetaction') ?? 'toggle';
    change(popover, action === 'toggle' ? !open.has(popover) : action === 'show');
  });
}
