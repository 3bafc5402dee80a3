import { useTranslations } from 'next-intl';
import type { NewsItem } from '@/lib/contract/types';
import { dayMonthYear, isoDay } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { NewsPicture } from '../stories/news-picture';
import { Words } from '../ui/text/words';
import { NewsShowcase } from './news-showcase';

/** Entries beside the large preview. */
const SHOWN = 5;

/** Stories of the desktop home (§2): a list with a preview. */
export function NewsStories({ page, items }: { page: PageContext; items: readonly NewsItem[] }) {
  const t = useTranslations('home.news');
  return (
    <NewsShowcase
      items={items.slice(0, SHOWN).map(({ id, title, pictureUrl, publishTime }) => ({
        item: { id, title, pictureUrl, publishTime },
        href: linkFrom(page, 'dynamicDetails', { query: { id } }),
        title: <Words>{title}</Words>,
        ...(publishTime !== undefined && { day: dayMonthYear(publishTime), isoDay: isoDay(publishTime) }),
        picture: <NewsPicture url={pictureUrl} sizes="(min-width: 1200px) 700px, 94vw" />,
        openLabel: t('open', { title }),
      }))}
    />
  );
}
