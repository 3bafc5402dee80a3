import { useTranslations } from 'next-intl';
import type { NewsItem } from '@/lib/contract/types';
import type { NewsKind } from '@/lib/domain/news-kind';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { RouteId } from '@/lib/site/routes';
import { NewsEntry } from '../stories/news-entry';
import { ButtonLink } from '../ui/actions/button';
import { Section } from '../ui/layout/section';
import { Prose } from '../ui/text/words';
import styles from './article-end.module.css';

/** Where a reader of a story of each kind goes from it. */
const NEXT_STEP = {
  results: 'investors',
  investors: 'investors',
  product: 'download',
  research: 'listed',
  notice: 'contact',
  company: 'contact',
} as const satisfies Record<NewsKind, string>;

const ROUTE_OF: Record<(typeof NEXT_STEP)[NewsKind], RouteId> = {
  investors: 'investorRelations',
  download: 'tradeGodownload',
  listed: 'listedCompanyServices',
  contact: 'contactUs',
};

export interface ArticleEndProps {
  page: PageContext;
  kind: NewsKind;
  related: NewsItem[];
}

/** The end of an article: stories to read next, and one thing to do. */
export function ArticleEnd({ page, kind, related }: ArticleEndProps) {
  const t = useTranslations('news.end');
  const step = NEXT_STEP[kind];
  // Two cards would be as wide as pictures that open a page.
  const look = related.length < 3 && page.layout === 'desktop' ? 'second' : 'card';
  return (
    <div className={styles.end}>
      <Section tone="mist" title={related.length > 0 ? t('related') : undefined}>
        {related.length > 0 && (
          <ul className={styles.related} data-look={look}>
            {related.map((item) => (
              <li key={item.id}>
                <NewsEntry page={page} item={item} look={look} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.step}>
          <p>
            <Prose>{t(`steps.${step}.text`)}</Prose>
          </p>
          <ButtonLink href={linkFrom(page, ROUTE_OF[step])}>{t(`steps.${step}.action`)}</ButtonLink>
        </div>
      </Section>
    </div>
  );
}
