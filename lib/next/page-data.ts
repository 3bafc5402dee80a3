/** Next writes its data in pieces as it streams; in a kept page they are one, with one hash in the policy. */
const BETWEEN_DATA = '</script><script>self.__next_f.push(';

/**
 * The page's data says every word of it a second time, which costs next to nothing while it is the same to the letter.
 * Next writes it as a JSON string, where quotes, ampersands, ends of lines and tags (a place where Chinese may break, a
 * line of a picture, a document's HTML) part what repeats; in a template literal they stand as they do in the page
 * (figures in docs/measuring.md). What could end the script stays escaped: a `<` before `/`, `!` or `s`.
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

/** Writes what the router reads of a page in one piece, and in the letters of the page. */
export function compactData(html: string): string {
  return html
    .replaceAll(BETWEEN_DATA, ';self.__next_f.push(')
    .replace(DATA, (data) => data.replace(STRING, (_, text: string) => `.push([1,${asTemplate(text)}])`));
}

/** @param json what stands between the quotes of a JSON string @returns a template literal of the same text */
function asTemplate(json: string): string {
  return `\`${json.replace(PARTS, (part) => AS_THEY_STAND[part] ?? part)}\``;
}
