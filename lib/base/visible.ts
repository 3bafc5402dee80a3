/**
 * Characters that show nothing of themselves and change how what stands around
 * them is shown: of control, direction, line and format, and what is no
 * character at all. Those that join parts of one (an emoji's family) may stay.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** Text for a terminal: no character of it can move the cursor, turn the direction or begin a line. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) => {
    if (character === '\n') return '\\n';
    return `\\u{${character.codePointAt(0)?.toString(16)}}`;
  });
}

/** JSON with those characters escaped: it reads as the same values. */
export function visibleJson(json: string): string {
  return json.replace(UNSEEN, (character) =>
    // Line breaks between values are the writer's own; within them JSON has escaped them already.
    character === '\n' ? character : character.split('').map(escaped).join(''),
  );
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
