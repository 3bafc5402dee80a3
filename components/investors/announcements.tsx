import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/page-context';
import type { ListPage } from '@/lib/website-api/list-page';
import type { Circular } from '@/lib/website-api/types';
import { CircularEntry } from './entries';
import { RegisterPage } from './register-page';

/** Announcements and circulars (§2): dates and titles, each opening its file. */
export function Announcements({ page, list }: { page: PageContext; list: ListPage<Circular> }) {
  const newTab = useTranslations('layout.footer')('newTab');
  return (
    <RegisterPage
      page={{ ...page, route: 'announcements' }}
      list={list}
      entry={(item) => <CircularEntry key={item.fileUrl} circular={item} newTab={newTab} />}
    />
  );
}
