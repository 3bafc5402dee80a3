import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { downloadOf, type TerminalId } from '@/lib/downloads';
import { linkFrom, type PageContext } from '@/lib/page-context';
import type { Read } from '@/lib/website-api/reader';
import type { InstallationPackage } from '@/lib/website-api/types';
import { TrackedDownload } from './tracked-download';

export interface DownloadLinkProps {
  page: PageContext;
  packages: Read<InstallationPackage[]>;
  terminal: TerminalId;
  className?: string;
  children: ReactNode;
}

/** The link that downloads or opens a terminal, in a new window, and counts the click (§7, §9). */
export function DownloadLink({ page, packages, terminal, className, children }: DownloadLinkProps) {
  const t = useTranslations('layout.footer');
  return (
    <TrackedDownload
      {...downloadOf(terminal, packages.state === 'failed' ? [] : packages.data)}
      terminal={terminal}
      locale={page.locale}
      installGuide={terminal === 'ios' ? linkFrom(page, 'tradeGodownload', { query: { id: 'jybIos' } }) : undefined}
      newTab={t('newTab')}
      className={className}
    >
      {children}
    </TrackedDownload>
  );
}
