/**
 * Next runs this in the browser right before it takes a page over, which it does in
 * one go: setting up React DOM, reading the page's data, beginning to hydrate. On a
 * phone that is one task of a tenth of a second and more, in which a tap waits. Here
 * React DOM is set up first, and an empty entry in Next's list of scripts to run
 * before hydration has it go on in a task of its own (architecture.md, Budgets).
 * Should a later Next have no such list, all is one task again and nothing breaks.
 */
import 'react-dom/client';

declare global {
  interface Window {
    /** What `next/script` fills for its strategy `beforeInteractive`: an address or a text, in order. */
    __next_s?: [src: string | undefined, props: { children: string }][];
  }
}

window.__next_s ??= [];
window.__next_s.push([undefined, { children: '' }]);
