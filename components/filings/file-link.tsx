import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { fileAddress } from '@/lib/text/file-address';
import { ExternalLink } from '../ui/actions/text-link';

export interface FileLinkProps {
  /** As the API gives it. */
  url: string;
  className?: string;
  children: ReactNode;
}

/** A title that opens its file in a new tab; the title alone where there is no file to open. */
export function FileLink({ url, className, children }: FileLinkProps) {
  const newTab = useTranslations('layout.footer')('newTab');
  const address = fileAddress(url);
  if (address === undefined) return children;
  return (
    <ExternalLink href={address} newTab={newTab} className={className}>
      {children}
    </ExternalLink>
  );
}

/** What stands beside a title about its file, or that there is none. */
export function IfFile({
  url,
  of = 'file',
  children,
}: {
  url: string;
  of?: 'file' | 'recording';
  children?: ReactNode;
}) {
  const t = useTranslations('investors.missing');
  return fileAddress(url) === undefined ? <span>{t(of)}</span> : children;
}
