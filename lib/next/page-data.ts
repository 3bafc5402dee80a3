/** Next streams the data of a page in pieces. In a kept page they are joined, so that the policy needs one hash. */
const BETWEEN_DATA = '</script><script>self.__next_f.push(';

/**
 * The data repeats every word of the page, which compresses to almost nothing as long as both are identical. Next
 * writes it as a JSON string, whose escaped quotes, ampersands, line ends and tags break the repetition; in a template
 * literal they are as in the page (figures in docs/measuring.md). What could end the script stays escaped: a `<` before
 * `/`, `!` or `s`.
 */
const DATA = /<script>\(?self\.__next_f[\s\S]*?<\/script>/g;
const STRING = /\.push\(\[1,"((?:[^"\\]+|\\.)*)"\]\)/g;
const PARTS = /\\u003c(?=[a-rt-z])|\\u003e|\\u0026|\\.|`|\$\{/g;
const AS_THEY_STAND: Record<string, string> = {
  '\\u003c': '<',
  '\\u003e': '>',
  '\\"': '"',
  '\\n': '\n',
  '\\u0026': '&',
  '`': '\\`',
  '${': '\\${',
};

/** Joins the data for the router and writes it as one template literal. */
export function compactData(html: string): string {
  return html
    .replaceAll(BETWEEN_DATA, ';self.__next_f.push(')
    .replace(DATA, (data) => data.replace(STRING, (_, text: string) => `.push([1,${asTemplate(text)}])`));
}

/** @param json what stands between the quotes of a JSON string @returns a template literal of the same text */
function asTemplate(json: string): string {
  return `\`${json.replace(PARTS, (part) => AS_THEY_STAND[part] ?? part)}\``;
}
