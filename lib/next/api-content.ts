/**
 * Marks HTML that came from the API, so that it is told from what the framework and we wrote.
 *
 * - Gain: a script that got past the sanitiser is refused by the page's own policy.
 * - Depends on: React writing an element's attributes in the order of its props, the HTML right behind the `>` and to the
 *   letter.
 * - When that changes: the policy allows what stands in the API's HTML, or refuses a script of the page;
 *   tests/unit/next/contract.test.ts fails.
 */

const START = / data-api-html="(\d+)"[^>]*>/g;

/**
 * Attributes of an element that shows sanitised HTML of the API. They say how long it
 * is, so that the page store knows where it ends whatever stands in it.
 */
export function apiHtml(html: string) {
  return { 'data-api-html': html.length, dangerouslySetInnerHTML: { __html: html } };
}

/**
 * The page without the HTML that came from the API. Only scripts in the rest get a hash in the policy, so that a hole
 * in the sanitiser lets nothing run.
 */
export function withoutApiContent(html: string): string {
  let ownHtml = '';
  let end = 0;
  START.lastIndex = 0;
  for (let start = START.exec(html); start; start = START.exec(html)) {
    ownHtml += html.slice(end, START.lastIndex);
    end = START.lastIndex + Number(start[1]);
    START.lastIndex = end;
  }
  return ownHtml + html.slice(end);
}
