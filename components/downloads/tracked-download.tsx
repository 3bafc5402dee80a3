'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TerminalDownload, TerminalId } from '@/lib/content/downloads';
import type { Locale } from '@/lib/i18n/locales';
import { useNearView } from '../ui/motion';

export interface TrackedDownloadProps extends TerminalDownload {
  terminal: TerminalId;
  locale: Locale;
  /** Where visitors go who cannot use the store of their area (§7). */
  installGuide?: string;
  newTab: string;
  className?: string;
  children: ReactNode;
}

/** The code that talks to the website API is fetched with the first need of it. */
const loadCalls = () => import('./download-calls');

/** A plain link, so it works at once and without JavaScript; the click is counted beside it. */
export function TrackedDownload(props: TrackedDownloadProps) {
  const { href, pid, terminal, locale, installGuide, newTab, className, children } = props;
  const link = useRef<HTMLAnchorElement>(null);
  const near = useNearView(link);
  const [guided, setGuided] = useState(false);

  useEffect(() => {
    if (!installGuide || !near) return;
    let current = true;
    loadCalls()
      .then(({ needsInstallGuide }) => needsInstallGuide(locale))
      .then((needed) => current && setGuided(needed));
    return () => {
      current = false;
    };
  }, [installGuide, near, locale]);

  return (
    <a
      ref={link}
      href={guided ? installGuide : href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={() => void loadCalls().then(({ countDownload }) => countDownload(locale, terminal, pid))}
    >
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  );
}
