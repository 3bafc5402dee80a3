/** A scroll that was begun less than this before a click may still be under way. */
const UNDER_WAY_MS = 500;

/** Whatever goes on scrolling by itself has ended by then. */
const SETTLED_MS = 1000;

const MOVES = ['scroll', 'wheel', 'keydown'];

/** What a reader does to scroll: from then on the page is theirs. */
const SCROLLS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** A link to another page has been followed while this one was scrolling, and that page is not there yet. */
let leaving = false;

/**
 * Sees to it that links lead to the top of a page (§2 Navigation). Those of
 * header, footer and other navigation that name the page one is on scroll to its
 * top; the router would do nothing. A scroll that is under way when a link is
 * followed does not go on in the page it opens.
 */
export function leadToTop(): () => void {
  let release = leaving ? stayAtTop() : undefined;
  leaving = false;
  let movedAt = Number.NEGATIVE_INFINITY;

  const onMove = (event: Event) => {
    // Enter follows the link.
    if (!(event instanceof KeyboardEvent && event.key === 'Enter')) movedAt = event.timeStamp;
  };
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    if (isThisPage(link) && link.closest('header, footer, nav')) {
      event.preventDefault();
      scrollToTop(link, event.detail === 0);
    } else leaving = !link.hash && event.timeStamp - movedAt < UNDER_WAY_MS;
  };
  const onPopState = () => {
    leaving = false;
    release?.();
    release = undefined;
  };
  // Before the router hears of the click.
  document.addEventListener('click', onClick, true);
  for (const kind of MOVES) window.addEventListener(kind, onMove, { passive: true });
  window.addEventListener('popstate', onPopState);
  return () => {
    document.removeEventListener('click', onClick, true);
    for (const kind of MOVES) window.removeEventListener(kind, onMove);
    window.removeEventListener('popstate', onPopState);
    release?.();
  };
}

/** The link that a plain click follows in this window, within the site. A choice of language is another page. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.hreflang) return;
  return link.origin === window.location.origin ? link : undefined;
}

/** The same path and query; the language is that of every link here, whether the address says it or not. */
function isThisPage(link: HTMLAnchorElement): boolean {
  return (
    !link.hash && link.pathname === window.location.pathname && queryOf(link.search) === queryOf(window.location.search)
  );
}

function queryOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  query.sort();
  return query.toString();
}

function scrollToTop(link: HTMLElement, byKeyboard: boolean): void {
  link.closest<HTMLElement>('[popover]')?.hidePopover?.();
  // The next Tab goes on from what is seen, not from the footer.
  if (byKeyboard && !link.closest('header')) document.querySelector('main')?.focus({ preventScroll: true });
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** Takes back what still scrolls by itself, until the reader does. What it returns ends it. */
function stayAtTop(): () => void {
  const back = () => {
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', back);
    for (const kind of SCROLLS) window.removeEventListener(kind, end);
  };
  const timer = setTimeout(end, SETTLED_MS);
  back();
  window.addEventListener('scroll', back);
  for (const kind of SCROLLS) window.addEventListener(kind, end);
  return end;
}
