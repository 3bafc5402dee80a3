/**
 * `/` opens the search, from any page; on the search's own page it leads to the field. Whoever uses a reader or
 * speaks to the machine can switch a key of one character off (WCAG 2.1.4), on that page.
 */

const SEARCH_KEY = '/';
const SETTING = 'search-key';

export function isSearchKeyOff(): boolean {
  try {
    return localStorage.getItem(SETTING) === 'off';
  } catch {
    return false;
  }
}

export function switchSearchKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SETTING);
    else localStorage.setItem(SETTING, 'off');
  } catch {
    // Without a storage it stays on.
  }
}

/** Listens until what is returned is called. */
export function openSearchByKey(): () => void {
  const open = (event: KeyboardEvent) => {
    if (event.key !== SEARCH_KEY || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isSearchKeyOff()) return;
    const field = document.querySelector<HTMLElement>('main form[role="search"][data-large] input[type="search"]');
    const link = document.querySelector<HTMLElement>('[data-testid="site-header"] a[data-search]');
    if (!field && !link) return;
    event.preventDefault();
    if (field) field.focus();
    else link?.click();
  };
  document.addEventListener('keydown', open);
  return () => document.removeEventListener('keydown', open);
}

/** What is typed into belongs to whoever types, and so does a dialog. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"], dialog[open]') !== null)
  );
}
