'use client';

import { useEffect, useRef } from 'react';
import { useNearView } from '../../ui/motion/motion';
import styles from './framed-document.module.css';

/** How often a document on its way is looked at for chapters that have arrived. */
const ARRIVING_MS = 50;

const isWhole = ({ contentDocument }: HTMLIFrameElement) =>
  contentDocument?.readyState === 'complete' && contentDocument.querySelector('details') !== null;

/** Addresses of headings in the frame, in the page's own address. */
const WITHIN = '#doc-';

/**
 * All documents as one (§2 /openApi: embedded HTML document), in a frame that can neither run anything nor reach
 * the page around it: no scripts, and a policy of its own (next.config.mjs). What it lacks is done from here:
 * the page's address names the heading that is read, and on paper the frame is as high as what it holds. On a phone
 * it always is, with its chapters folded, so that nothing scrolls within what scrolls.
 */
export function FramedDocument({ src, title, folded = false }: { src: string; title: string; folded?: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useNearView(frame);
  const foldArrived = useRef<() => void>(undefined);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const grow = () => {
      const height = element.contentDocument?.documentElement.offsetHeight;
      if (height) element.style.height = `${height + 2 * element.clientTop}px`;
    };
    const sizes = new ResizeObserver(grow);
    const unfold = (isOpen: boolean) => {
      for (const chapter of element.contentDocument?.querySelectorAll('details') ?? []) chapter.open = isOpen;
    };
    const reveal = (id: string) => {
      const heading = element.contentDocument?.getElementById(id);
      const chapter = heading?.closest('details') ?? heading?.querySelector('details');
      if (chapter) chapter.open = true;
      grow();
      heading?.scrollIntoView({ behavior: 'instant' });
    };
    const headingOf = (hash: string) => (hash.startsWith(WITHIN) ? hash.slice(WITHIN.length) : undefined);
    const leadToHeading = () => {
      const heading = headingOf(window.location.hash);
      if (heading === undefined) return;
      element.contentWindow?.location.replace(`${src}#${heading}`);
      element.scrollIntoView({ block: 'start' });
      if (folded) reveal(heading);
    };
    const takeAddress = () => {
      const heading = element.contentWindow?.location.hash.slice(1);
      if (!heading) return;
      window.history.replaceState(window.history.state, '', `${WITHIN}${heading}`);
      if (folded) reveal(heading);
    };
    /** From now on, and what was pressed while the document was still on its way. */
    const followLinks = () => {
      element.contentWindow?.addEventListener('hashchange', takeAddress);
      takeAddress();
    };
    /** Each chapter once, as it arrives: one that a reader has opened since stays open. */
    const fold = () => {
      const inner = element.contentDocument?.documentElement;
      if (!folded || !inner?.querySelector('details')) return;
      // Its titles close up: they are the contents now (document.css).
      inner.dataset.folded = '';
      for (const chapter of inner.querySelectorAll<HTMLDetailsElement>('details:not([data-arrived])')) {
        chapter.dataset.arrived = '';
        chapter.open = false;
      }
      // Neither minds that it has been told of the document before.
      inner.addEventListener('toggle', grow, true);
      sizes.observe(inner);
    };
    foldArrived.current = fold;
    const loaded = () => {
      followLinks();
      fold();
      const heading = headingOf(window.location.hash);
      if (folded && heading !== undefined) reveal(heading);
    };
    const toPaper = () => {
      unfold(true);
      grow();
    };
    const fromPaper = () => {
      element.style.height = '';
      if (folded) unfold(false);
    };
    if (isWhole(element)) loaded();
    else fold();
    leadToHeading();
    element.addEventListener('load', loaded);
    window.addEventListener('hashchange', leadToHeading);
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', fromPaper);
    return () => {
      sizes.disconnect();
      element.removeEventListener('load', loaded);
      window.removeEventListener('hashchange', leadToHeading);
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', fromPaper);
    };
  }, [src, folded]);

  // A frame tells of its beginning to nobody: from when it is near, chapters are looked for until it has loaded.
  useEffect(() => {
    const element = frame.current;
    if (!folded || !near || !element) return;
    const looking = window.setInterval(() => foldArrived.current?.(), ARRIVING_MS);
    const stop = () => window.clearInterval(looking);
    if (isWhole(element)) stop();
    element.addEventListener('load', stop);
    return () => {
      stop();
      element.removeEventListener('load', stop);
    };
  }, [folded, near]);

  return (
    <div className={styles.frame} data-folded={folded ? '' : undefined}>
      <iframe
        ref={frame}
        src={src}
        title={title}
        sandbox="allow-same-origin allow-popups allow-top-navigation-by-user-activation"
        loading="lazy"
      />
    </div>
  );
}
