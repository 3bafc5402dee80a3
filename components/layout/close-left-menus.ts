import { isPopoverOpen } from '../ui/overlays/popover-open';

/**
 * Closes menus that are open although nobody is at them any more: when the
 * keyboard's focus has left one, when the address changes under it, and when the
 * browser brings the page back as it was left. Focus on the button that opens a
 * menu counts as in it, and so does the menu that another one is opened from.
 */
export function closeLeftMenus(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    for (const menu of openMenus()) {
      if (!menu.contains(target) && !isAround(target, menu) && target.getAttribute('popovertarget') !== menu.id) {
        menu.hidePopover();
      }
    }
  };
  const closeAll = () => {
    for (const menu of openMenus()) menu.hidePopover();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) closeAll();
  };
  document.addEventListener('focusin', onFocus);
  window.addEventListener('popstate', closeAll);
  window.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('focusin', onFocus);
    window.removeEventListener('popstate', closeAll);
    window.removeEventListener('pageshow', onShow);
  };
}

/** A press on words within a menu brings focus to the menu that it is opened from, which takes focus as a whole. */
function isAround(target: Element, menu: HTMLElement): boolean {
  return isPopoverOpen(target) && target.contains(menu);
}

function openMenus(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[popover="auto"]')).filter(isPopoverOpen);
}
