import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { BRIEF, emsOf, HAN, linePartsOf, withFirmEnglish, withFirmSpaces, withWholeNames } from './line-parts';
import styles from './words.module.css';

/** What is no wider than this, in em, stands on one line of the narrowest phone in the largest letters of a heading. */
const FITS = 7;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Text whose Chinese lines break between words only (design, Chinese lines); other
 * text, text that never fills a line, and anything but text, is given back as it is.
 * For the server: a browser's own dictionary may know other words.
 *
 * Written as HTML, for the page's weight: as elements every place to break would
 * come a second time, with a name and a key, in what React reads of the page.
 */
export function Words({ children }: { children: ReactNode }): ReactNode {
  if (Array.isArray(children)) {
    return createElement(Fragment, null, ...children.map((child) => createElement(Words, null, child)));
  }
  if (typeof children !== 'string') return children;
  if (!HAN.test(children)) return withFirmEnglish(children);
  if (emsOf(children) <= FITS) return children;
  const isBrief = emsOf(children) <= BRIEF;
  const html = linePartsOf(children)
    .map((part) => withWholeNames(escaped(withFirmSpaces(part, isBrief))))
    .join('<wbr>');
  return <span className={styles.words} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A piece of a text: words, or what holds words. */
export interface TextPiece {
  text: string;
  /** What the words stand in: a link. */
  within?: (words: ReactNode) => ReactElement;
}

/** Text of several pieces, of which some are links: where a line may break is judged by the whole. */
export function JoinedWords({ pieces }: { pieces: readonly TextPiece[] }): ReactNode {
  const [only] = pieces;
  if (only && pieces.length === 1 && !only.within) return <Words>{only.text}</Words>;
  const text = pieces.map((piece) => piece.text).join('');
  const isChinese = HAN.test(text);
  const breaks = new Set<number>();
  let end = 0;
  for (const part of isChinese ? linePartsOf(text) : []) {
    end += part.length;
    breaks.add(end);
  }
  const isBrief = emsOf(text) <= BRIEF;
  let start = 0;
  const nodes = pieces.map(({ text: piece, within }) => {
    const from = start;
    start += piece.length;
    const places = [...breaks].filter((place) => place > from && place < start).map((place) => place - from);
    const html = [0, ...places]
      .map((place, number) => piece.slice(place, places[number]))
      .map((part) =>
        isChinese ? withWholeNames(escaped(withFirmSpaces(part, isBrief))) : escaped(withFirmEnglish(part)),
      )
      .join('<wbr>');
    const words = <span dangerouslySetInnerHTML={{ __html: html }} />;
    return (
      <Fragment key={from}>
        {from > 0 && breaks.has(from) && <wbr />}
        {within ? within(words) : words}
      </Fragment>
    );
  });
  return <span className={isChinese ? styles.words : undefined}>{nodes}</span>;
}

/** For what holds HTML with such breaks. */
export const LINES = styles.words;

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A part of a text, marked or not. */
export interface MarkedPart {
  text: string;
  lit: boolean;
  /** Not all of what is marked elsewhere. */
  part?: true;
}

/** Letters of a marked part that stays on its line. */
const MARKED_WHOLE = 10;

/** The same for text of which parts are marked: where a line may break is judged by the whole, and never in a short mark. */
export function MarkedWords({ parts }: { parts: readonly MarkedPart[] }): ReactNode {
  const text = parts.map((part) => part.text).join('');
  const isChinese = HAN.test(text);
  const breaks = new Set<number>();
  let end = 0;
  for (const part of isChinese ? linePartsOf(text) : [text]) {
    end += part.length;
    breaks.add(end);
  }
  let at = 0;
  const html = parts
    .map((part) => {
      const pieces: string[] = [''];
      for (const letter of part.text) {
        pieces[pieces.length - 1] += letter;
        at += letter.length;
        const mayBreak = !part.lit || part.text.length > MARKED_WHOLE || pieces.join('').length === part.text.length;
        if (breaks.has(at) && at < text.length && mayBreak) pieces.push('');
      }
      const inner = pieces
        .map((piece) => escaped(isChinese ? withFirmSpaces(piece, emsOf(text) <= BRIEF) : withFirmEnglish(piece)))
        .join('<wbr>');
      return part.lit ? `<mark${part.part ? ' data-part' : ''}>${inner}</mark>` : inner;
    })
    .join('');
  return <span className={isChinese ? styles.words : undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}
