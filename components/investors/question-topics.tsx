import { useTranslations } from 'next-intl';
import type { CurrentList } from '@/lib/content/list-page';
import { listQuery } from '@/lib/routing/query';
import { linkFrom } from '@/lib/site/page-context';
import choices from '../data/choice-links.module.css';
import { Link } from '../ui/link';

/** What investors ask about most: each is a search of that word, so its list has an address and needs no JavaScript. */
export const TOPICS = ['results', 'dividend', 'saas', 'dataCentre', 'research', 'options', 'licence', 'gem'] as const;

export function QuestionTopics({ page, list }: CurrentList<unknown>) {
  const t = useTranslations('investors.questions.topics');
  const { paging, filter } = list;
  const words = [undefined, ...TOPICS.map((topic) => t(`list.${topic}`))];
  return (
    <nav aria-label={t('label')} className={`${choices.choices} ${choices.labelled}`} data-screen-only="">
      <p aria-hidden="true">{t('label')}</p>
      <ul>
        {words.map((word) => (
          <li key={word ?? 'all'}>
            <Link
              href={linkFrom(page, page.route, {
                query: listQuery(page.route, { ...paging, pageIndex: 1 }, { q: word }),
              })}
              aria-current={word === filter.q ? 'true' : undefined}
              className={choices.choice}
            >
              {word ?? t('all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
