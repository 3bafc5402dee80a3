'use client';

import { useEffect, useState } from 'react';
import type { ShareDialog, Shared, ShareLabels } from './share-dialog';

/** Listens for the share links of the page; the menu's code comes with the first of them that is pressed. */
export function SharePlace({ labels }: { labels: ShareLabels }) {
  const [Menu, setMenu] = useState<typeof ShareDialog>();
  const [shared, setShared] = useState<Shared>();

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-share]') : null;
      // A click that asks for a new tab or window gets the thing itself there.
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setShared({ title: link.dataset.share ?? '', address: publicAddressOf(link) });
      void import('./share-dialog').then(
        ({ ShareDialog }) => setMenu(() => ShareDialog),
        () => window.location.assign(link.href),
      );
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  return Menu && <Menu shared={shared} labels={labels} onClose={() => setShared(undefined)} />;
}

/** Under the site's public name, whichever name this page was opened by. */
function publicAddressOf(link: HTMLAnchorElement): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const { pathname, search } = new URL(link.href);
  return new URL(pathname + search, canonical ?? window.location.href).href;
}
