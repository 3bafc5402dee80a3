/**
 * Invisible characters that change how the text around them is shown: controls, direction marks, line and paragraph
 * separators, private and unassigned ones. The joiners within emoji and Indic words may stay.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** Text that is safe in a terminal: no character can move the cursor, change the direction or begin a line. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) => {
    if (character === '\n') return '\\n';
    return `\\u{${character.codePointAt(0)?.toString(16)}}`;
  });
}

/** JSON with those characters escaped. It parses to the same values. */
export function visibleJson(json: string): string {
  return json.replace(UNSEEN, (character) =>
    // A line break in JSON is formatting; JSON itself escapes those within strings.
    character === '\n' ? character : character.split('').map(escaped).join(''),
  );
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
