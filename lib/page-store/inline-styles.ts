const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;

/** Text of one of the site's stylesheets by its address in a page; undefined where it cannot be had. */
export type ReadStylesheet = (href: string) => string | undefined;

/**
 * Puts the stylesheets of a page into its HTML, so that the first paint waits
 * for one answer and not for a second round of requests (architecture.md,
 * Budgets; Next's own `inlineCss` would write them a second time into the data
 * of every page and every navigation).
 *
 * Each link stays, disabled, which browsers do not fetch: React takes it for the
 * stylesheet it asks for and never loads the same rules once more. A sheet that
 * cannot be read stays linked.
 */
export function inlineStyles(html: string, read: ReadStylesheet): string {
  return html.replace(STYLESHEET, (link, href: string) => {
    const css = read(href);
    return css === undefined ? link : `<style>${css}</style>${link.replace('/>', ' disabled=""/>')}`;
  });
}
