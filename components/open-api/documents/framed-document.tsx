'use client';

import { useEffect, useRef } from 'react';
import styles from './framed-document.module.css';

/** Addresses of headings in the frame, in the page's own address. */
const WITHIN = '#doc-';

/**
 * All documents as one (§2 /openApi: embedded HTML document), in a frame that can neither run anything nor reach
 * the page around it: no scripts, and a policy of its own (next.config.mjs). What it lacks is done from here:
 * the page's address names the heading that is read, and on paper the frame is as high as what it holds.
 */
export function FramedDocument({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const leadToHeading = () => {
      if (!window.location.hash.startsWith(WITHIN)) return;
      const heading = window.location.hash.slice(WITHIN.length);
      element.contentWindow?.location.replace(`${src}#${heading}`);
      element.scrollIntoView({ block: 'start' });
    };
    const followLinks = () => {
      element.contentWindow?.addEventListener('hashchange', () => {
        const heading = element.contentWindow?.location.hash.slice(1);
        if (heading) window.history.replaceState(window.history.state, '', `${WITHIN}${heading}`);
      });
    };
    const grow = () => {
      const height = element.contentDocument?.documentElement.scrollHeight;
      if (height) element.style.height = `${height}px`;
    };
    const shrink = () => {
      element.style.height = '';
    };
    followLinks();
    leadToHeading();
    element.addEventListener('load', followLinks);
    window.addEventListener('hashchange', leadToHeading);
    window.addEventListener('beforeprint', grow);
    window.addEventListener('afterprint', shrink);
    return () => {
      element.removeEventListener('load', followLinks);
      window.removeEventListener('hashchange', leadToHeading);
      window.removeEventListener('beforeprint', grow);
      window.removeEventListener('afterprint', shrink);
    };
  }, [src]);

  return (
    <div className={styles.frame}>
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
