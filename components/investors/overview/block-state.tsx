import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Read } from '@/lib/api/reader';
import type { List } from '@/lib/contract/types';
import type { PageContext } from '@/lib/site/page-context';
import { DataNotice } from '../../data/data-notice';
import { FailedState } from '../../data/failed-state';
import { GuardedList } from '../../data/guarded';
import { EmptyState } from '../../ui/layout/empty-state';

export interface BlockStateProps<T> {
  page: PageContext;
  read: Read<List<T>>;
  children: (items: T[]) => ReactNode;
}

/** The entries of a block, or what stands in their place. */
export function BlockState<T>({ page, read, children }: BlockStateProps<T>) {
  const empty = useTranslations('common.empty');
  if (read.state === 'failed') return <FailedState page={page} awaited={read.awaited} />;
  if (read.data.items.length === 0) return <EmptyState title={empty('title')} text={empty('text')} />;
  return (
    <GuardedList page={page} section="block" items={read.data.items}>
      {children}
    </GuardedList>
  );
}

/** Beside the heading of a block: that it is sample content, or how old it is. */
export function BlockNotice({
  page,
  read,
  labelled = false,
}: {
  page: PageContext;
  read: Read<unknown>;
  labelled?: boolean;
}) {
  return read.state === 'failed' ? null : <DataNotice page={page} read={read} labelled={labelled} />;
}
