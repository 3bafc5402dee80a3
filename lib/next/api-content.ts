const START = / data-api-html="(\d+)"[^>]*>/g;

/**
 * Attributes of an element that shows sanitised HTML of the API. They say how long it
 * is, so that the page store knows where it ends whatever stands in it.
 */
export function apiHtml(html: string) {
  return { 'data-api-html': html.length, dangerouslySetInnerHTML: { __html: html } };
}

/**
 * A page without the HTML that came from the API: what the framework and we wrote.
 * Only that is asked which scripts may run, so that a hole in the sanitiser opens nothing.
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
