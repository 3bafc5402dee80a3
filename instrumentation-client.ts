/**
 * Next runs this in the browser right before it takes a page over, and takes it over
 * in one go: it sets the router and React DOM up, reads the page's data and begins to
 * hydrate. On a phone that is one task of a fifth of a second, in which a tap waits.
 * So the router (which Link brings) and React DOM are each set up in a task of their
 * own, and an empty entry in Next's list of scripts to run before hydration has it go
 * on in a third (architecture.md, Budgets). Should a later Next have no such list, or
 * need other code first, more is done at once again and nothing else changes.
 *
 * `require` rather than `import()`: that would put the router in a chunk to ask for
 * first, and then it is not there in time.
 */
export {};

declare global {
  interface Window {
    /** What `next/script` fills for its strategy `beforeInteractive`: an address or a text, in order. */
    __next_s?: [src: string | undefined, props: { children: string }][];
  }
}

setTimeout(() => require('next/link'));
setTimeout(() => void import('react-dom/client'));
window.__next_s ??= [];
window.__next_s.push([undefined, { children: '' }]);
