import { createElement, Fragment, type ReactNode } from 'react';
import { emsOf, HAN, withFirmEnglish, withFirmSpaces } from './firm-spaces';
import { linePartsOf, withWholeWords } from './line-parts';
import { ONE_LINE, withWholeNumbers } from './running-text';
import styles from './words.module.css';

/**
 * Chinese on lines (docs/decisions/0001-chinese-lines.md). For the server: a browser's own dictionary may know other
 * words. Written as HTML, for the page's weight: as elements every place to break would come a second time, with a
 * name and a key, in what React reads of the page.
 */

/** What is no wider than this, in em, stands on one line of the narrowest phone in the largest letters of a heading. */
const FITS = 7;

/** A heading, a lead, a button or a cell: Chinese breaks between words only. Other text is given back as it is. */
export function Words({ children }: { children: ReactNode }): ReactNode {
  if (Array.isArray(children)) {
    return createElement(Fragment, null, ...children.map((child) => createElement(Words, null, child)));
  }
  if (typeof children !== 'string') return children;
  if (!HAN.test(children)) return withFirmEnglish(children);
  if (emsOf(children) <= FITS) return children;
  return <span className={styles.words} dangerouslySetInnerHTML={{ __html: withWholeWords(escaped(children)) }} />;
}

/** A paragraph: Chinese breaks between any two characters and is justified; numbers stay whole. Several children are pieces of one text. */
export function Prose({ children }: { children: ReactNode }): ReactNode {
  if (typeof children === 'string') {
    if (!HAN.test(children)) return withFirmEnglish(children);
    return emsOf(children) <= ONE_LINE ? withFirmSpaces(children) : pieceOf(children, true, styles.prose);
  }
  if (!Array.isArray(children)) return children;
  const pieces = children.map((child, place) => pieceOf(child, place === children.length - 1));
  return createElement('span', { className: styles.prose }, ...pieces);
}

/** A piece of running text: HTML only where something in it stays whole. */
function pieceOf(child: ReactNode, ends: boolean, className?: string): ReactNode {
  if (typeof child !== 'string') return child;
  const html = withWholeNumbers(escaped(child), ends);
  if (/[<&]/.test(html)) return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  return className ? <span className={className}>{html}</span> : html;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as HTML. */
function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A part of a text, marked or not. */
export interface MarkedPart {
  text: string;
  highlighted: boolean;
  /** Not all of what is marked elsewhere. */
  part?: true;
}

/** Letters of a marked part that stays on its line. */
const MARKED_WHOLE = 10;

/** `Words` of which parts are marked: where a line may break is judged by the whole, and never in a short mark. */
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
        const mayBreak =
          !part.highlighted || part.text.length > MARKED_WHOLE || pieces.join('').length === part.text.length;
        if (breaks.has(at) && at < text.length && mayBreak) pieces.push('');
      }
      const inner = pieces
        .map((piece) => escaped(isChinese ? withFirmSpaces(piece, true) : withFirmEnglish(piece)))
        .join('<wbr>');
      return markOf(part, inner);
    })
    .join('');
  return <span className={isChinese ? styles.words : undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** `Prose` of which parts are marked: no line breaks in a short mark. */
export function MarkedProse({ parts }: { parts: readonly MarkedPart[] }): ReactNode {
  const isChinese = parts.some((part) => HAN.test(part.text));
  const html = parts
    .map((part, place) => markOf(part, withWholeNumbers(escaped(part.text), place === parts.length - 1)))
    .join('');
  return <span className={isChinese ? styles.prose : undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}

function markOf({ text, highlighted, part }: MarkedPart, inner: string): string {
  if (!highlighted) return inner;
  return `<mark${part ? ' data-part' : ''}${text.length <= MARKED_WHOLE ? ' data-whole' : ''}>${inner}</mark>`;
}
