import { createElement, Fragment, type ReactNode } from 'react';
import { linePartsOf } from './line-parts';
import styles from './words.module.css';

const HAN = /\p{Script=Han}/u;

/**
 * Text whose Chinese lines break between words only (design, Chinese lines); other
 * text, and anything but text, is given back as it is. For the server: a browser's
 * own dictionary may know other words.
 */
export function Words({ children }: { children: ReactNode }): ReactNode {
  if (Array.isArray(children)) {
    return createElement(Fragment, null, ...children.map((child) => createElement(Words, null, child)));
  }
  if (typeof children !== 'string' || !HAN.test(children)) return children;
  const [first, ...others] = linePartsOf(children);
  return createElement(
    'span',
    { className: styles.words },
    first,
    ...others.flatMap((part, position) => [createElement('wbr', { key: position }), part]),
  );
}
