import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import cpp from 'shiki/langs/cpp.mjs';
import java from 'shiki/langs/java.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import kotlin from 'shiki/langs/kotlin.mjs';
import objectiveC from 'shiki/langs/objective-c.mjs';
import python from 'shiki/langs/python.mjs';
import shell from 'shiki/langs/shellscript.mjs';
import swift from 'shiki/langs/swift.mjs';

/** What a piece of code may be, as far as it looks different (components/ui/text/code-kinds.module.css). */
const KINDS = ['keyword', 'string', 'comment', 'constant', 'function', 'parameter'];
const THEME = 'kinds';

const highlighter = await createHighlighterCore({
  themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--code-' })],
  langs: [cpp, java, javascript, json, kotlin, objectiveC, python, shell, swift],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

/** @typedef {{ text: string, kind?: string }} Piece */

/**
 * Code by line, each in pieces that know what they are. Done when the examples are packed, so that neither
 * server nor browser holds a highlighter; colours come by kind, since the policy allows no style attribute.
 *
 * @param {string} code @param {string} language @returns {Piece[][]}
 */
export function highlighted(code, language) {
  // Without its limit of time, which a busy machine passes: the same code gives the same pieces everywhere.
  const { tokens } = highlighter.codeToTokens(code.replace(/\n+$/, ''), {
    lang: language,
    theme: THEME,
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) => joined(line.map(({ content, color }) => ({ text: content, kind: kindOf(color) }))));
}

/** The kind in the name of the colour's property: `var(--code-token-keyword)`. @param {string | undefined} color */
function kindOf(color) {
  const name = /--code-token-([a-z]+)/.exec(color ?? '')?.[1];
  return KINDS.find((kind) => kind === name);
}

/** Neighbours of one kind as one piece, so that the page is no longer than it must be. @param {Piece[]} line */
function joined(line) {
  /** @type {Piece[]} */
  const pieces = [];
  for (const { text, kind } of line) {
    const last = pieces.at(-1);
    if (last && last.kind === kind) last.text += text;
    else pieces.push(kind ? { text, kind } : { text });
  }
  return pieces;
}
