/** Next calls this in the browser when its router begins to go to another page. */

/** The bars run over the page the router brings, not over the one it leaves (components/layout/main.module.css). */
export function onRouterTransitionStart(): void {
  document.getElementById('main')?.setAttribute('data-left', '');
  document.documentElement.setAttribute('data-turns', '');
}
