import { createElement, Fragment, type ReactNode } from 'react';
import { emsOf, HAN, linePartsOf, withFirmSpaces } from './line-parts';
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
  if (typeof children !== 'string' || !HAN.test(children) || emsOf(children) <= FITS) return children;
  const html = linePartsOf(children)
    .map((part) => withFirmSpaces(part).replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign))
    .join('<wbr>');
  return <span className={styles.words} dangerouslySetInnerHTML={{ __html: html }} />;
}
