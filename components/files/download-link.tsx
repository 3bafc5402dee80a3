import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Read } from '@/lib/api/reader';
import { clickOn, downloadOf, type OfferId } from '@/lib/content/downloads';
import type { InstallationPackage, List } from '@/lib/contract/types';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { TrackedDownload } from './tracked-download';

export interface DownloadLinkProps {
  page: PageContext;
  packages: Read<List<InstallationPackage>>;
  terminal: OfferId;
  className?: string;
  /** On the install guide itself: to the store from every area. */
  toStore?: boolean;
  children: ReactNode;
}

/** The link that downloads or opens an offer, in a new window, and counts the click (§7, §9); the SDKs are a page of ours. */
export function DownloadLink({ page, packages, terminal, className, toStore = false, children }: DownloadLinkProps) {
  const t = useTranslations('layout.footer');
  const shared = { click: clickOn(terminal), locale: page.locale, className, children };
  if (terminal === 'openApi') return <TrackedDownload {...shared} href={linkFrom(page, 'downloadApi')} />;
  return (
    <TrackedDownload
      {...shared}
      {...downloadOf(terminal, itemsOf(packages))}
      installGuide={
        terminal === 'ios' && !toStore ? linkFrom(page, 'tradeGodownload', { query: { id: 'jybIos' } }) : undefined
      }
      newTab={t('newTab')}
    />
  );
}

/** The entries of a list; none where it could not be read. */
export function itemsOf<T>(read: Read<List<T>>): readonly T[] {
  return read.state === 'failed' ? [] : read.data.items;
}
