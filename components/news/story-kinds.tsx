import { useTranslations } from 'next-intl';
import { NEWS_KINDS, type StoryCounts } from '@/lib/domain/news-kind';
import type { CurrentList } from '@/lib/pages/list-page';
import { KindLinks } from '../data/kind-links';

/** Narrows company news to what a story is about. */
export function StoryKinds({ page, list, stories }: CurrentList<unknown> & { stories: StoryCounts }) {
  const t = useTranslations('news');
  return (
    <KindLinks
      page={page}
      list={list}
      counts={NEWS_KINDS.map((kind) => [kind, stories[kind]] as const)}
      shown={list.filter.about}
      filterOf={(about) => ({ about })}
      label={t('filter.label')}
      all={t('filter.all')}
      nameOf={(kind) => t(`kinds.${kind}`)}
    />
  );
}
