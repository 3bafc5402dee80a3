import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/page-context';
import type { ListPage } from '@/lib/website-api/list-page';
import type { Roadshow } from '@/lib/website-api/types';
import { RoadshowEntry } from './entries';
import { RegisterPage } from './register-page';

/** Roadshows (§2), newest first. */
export function Roadshows({ page, list }: { page: PageContext; list: ListPage<Roadshow> }) {
  const newTab = useTranslations('layout.footer')('newTab');
  return (
    <RegisterPage
      page={{ ...page, route: 'roadshows' }}
      list={list}
      entry={(item) => <RoadshowEntry key={`${item.publishTime}${item.title}`} roadshow={item} newTab={newTab} />}
    />
  );
}
