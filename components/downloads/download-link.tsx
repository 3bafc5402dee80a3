import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { downloadOf, type TerminalId } from '@/lib/content/downloads';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { Read } from '@/lib/website-api/reader';
import type { InstallationPackage, List } from '@/lib/website-api/types';
import { TrackedDownload } from './tracked-download';

export interface DownloadLinkProps {
  page: PageContext;
  packages: Read<List<InstallationPackage>>;
  terminal: TerminalId;
  className?: string;
  children: ReactNode;
}

/** The link that downloads or opens a terminal, in a new window, and counts the click (§7, §9). */
export function DownloadLink({ page, packages, terminal, className, children }: DownloadLinkProps) {
  const t = useTranslations('layout.footer');
  return (
    <TrackedDownload
      {...downloadOf(terminal, packages.state === 'failed' ? [] : packages.data.items)}
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
