import { createElement, type ReactNode } from 'react';

const REGION = { role: 'role', tabindex: 'tabIndex', 'aria-label': 'aria-label' };

/** Elements of an article, as lib/text/html.ts leaves them, with the attributes they may have. */
const ATTRIBUTES: Record<string, Record<string, string>> = {
  ...Object.fromEntries(
    'p br hr h2 h3 h4 blockquote ul li strong b em i u s sub sup figure figcaption table caption thead tbody tfoot tr code span time'
      .split(' ')
      .map((tag) => [tag, {}]),
  ),
  // The places that tables and code scroll in.
  div: { 'data-table': 'data-table', ...REGION },
  pre: REGION,
  a: { href: 'href', target: 'target', rel: 'rel' },
  img: { src: 'src', alt: 'alt', width: 'width', height: 'height' },
  th: { scope: 'scope', colspan: 'colSpan', rowspan: 'rowSpan' },
  td: { colspan: 'colSpan', rowspan: 'rowSpan' },
  ol: { start: 'start' },
};

/** Without their words: what runs, styles or frames. */
const LEFT_OUT = 'script,style,template,noscript,iframe,object,embed,svg,math,textarea,select,title';

const DEEPEST = 50;
const MOST_ELEMENTS = 20_000;

/**
 * HTML out of the browser's own storage, where anything may have been put, as
 * elements: it is read by a document that runs nothing, and only what an article has
 * is made again from it. Nothing is ever inserted as HTML.
 */
export function safeElements(html: string): ReactNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let left = MOST_ELEMENTS;

  function contentOf(parent: Element, depth: number): ReactNode[] {
    return Array.from(parent.childNodes, (node, index): ReactNode => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent;
      if (!(node instanceof Element) || node.matches(LEFT_OUT) || left-- <= 0 || depth > DEEPEST) return null;
      const tag = node.localName;
      const attributes = Object.hasOwn(ATTRIBUTES, tag) ? ATTRIBUTES[tag] : undefined;
      // An unknown element goes, its words stay.
      if (!attributes) return contentOf(node, depth + 1);
      const content = node.hasChildNodes() ? contentOf(node, depth + 1) : [];
      return createElement(tag, { key: index, ...propsOf(node, attributes) }, ...content);
    });
  }
  return contentOf(body, 0);
}

function propsOf(element: Element, attributes: Record<string, string>): Record<string, string> {
  const props: Record<string, string> = {};
  for (const [name, prop] of Object.entries(attributes)) {
    const value = element.getAttribute(name);
    if (value !== null && (!['href', 'src'].includes(name) || isSafeAddress(value))) props[prop] = value;
  }
  return props;
}

function isSafeAddress(address: string): boolean {
  const url = URL.canParse(address, window.location.href) ? new URL(address, window.location.href) : undefined;
  return url !== undefined && ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol);
}
