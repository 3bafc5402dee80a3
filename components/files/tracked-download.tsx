'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TerminalDownload } from '@/lib/content/downloads';
import type { DownloadClick } from '@/lib/contract/types';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '../ui/actions/link';
import { useNearView } from '../ui/motion/motion';

export interface TrackedDownloadProps extends TerminalDownload {
  /** What a click is counted as (§9). */
  click: DownloadClick;
  locale: Locale;
  /** Where visitors go who cannot use the store of their area (§7). */
  installGuide?: string;
  /** Opens a new window, and these words say so; a page of ours opens in this one. */
  newTab?: string;
  className?: string;
  testId?: string;
  children: ReactNode;
}

/** The code that talks to the website API is fetched with the first need of it; without it the link is a link. */
const loadCalls = () => import('./download-calls');

/** A plain link, so it works at once and without JavaScript; the click is counted beside it. */
export function TrackedDownload(props: TrackedDownloadProps) {
  const { href, pid, click, locale, installGuide, newTab, className, testId, children } = props;
  const link = useRef<HTMLAnchorElement>(null);
  const near = useNearView(link);
  const [guided, setGuided] = useState(false);

  useEffect(() => {
    if (!installGuide || !near) return;
    let current = true;
    loadCalls()
      .then(({ needsInstallGuide }) => needsInstallGuide(locale))
      .then(
        (needed) => current && setGuided(needed),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [installGuide, near, locale]);

  const shared = {
    ref: link,
    className,
    'data-testid': testId,
    onClick: () =>
      void loadCalls().then(
        ({ countDownload }) => countDownload(locale, click, pid),
        () => undefined,
      ),
  };
  if (newTab === undefined) {
    return (
      <Link href={href} {...shared}>
        {children}
      </Link>
    );
  }
  return (
    <a href={guided ? installGuide : href} target="_blank" rel="noopener noreferrer" {...shared}>
      {children}
      <span className="visually-hidden">{newTab}</span>
    </a>
  );
}
