/** Next runs this in the browser before a page is taken over, and the function when its router begins to go to another. */

// Menus where the browser knows no popovers (Chrome before 114, Safari before 17, Firefox before 125). Without it, and
// before it comes, components/ui/global.css opens them to focus and pointer.
if (!('popover' in HTMLElement.prototype)) {
  import('@oddbird/popover-polyfill').then(
    () => document.documentElement.setAttribute('data-popovers', ''),
    () => undefined,
  );
}

/** The bars run over the page the router brings, not over the one it leaves (components/layout/main.module.css). */
export function onRouterTransitionStart(): void {
  document.getElementById('main')?.setAttribute('data-left', '');
  document.documentElement.setAttribute('data-turns', '');
}
