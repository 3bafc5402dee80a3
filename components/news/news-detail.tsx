import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { readNewsIndex } from '@/lib/api/reads';
import { log } from '@/lib/base/log';
import { articleBody, withCoversOfPhones } from '@/lib/content/article';
import { kindOfNews } from '@/lib/domain/news-kind';
import type { PageContent } from '@/lib/pages/define-page';
import { UNREADABLE } from '@/lib/routing/query';
import { JsonLd } from '@/lib/seo/json-ld';
import { newsArticle } from '@/lib/seo/structured/news-article';
import { hrefOf } from '@/lib/site/href';
import type { PageContext } from '@/lib/site/page-context';
import { routeAt } from '@/lib/site/routes';
import { excerptOf } from '@/lib/text/html';
import { FailedState } from '../data/failed-state';
import { Guarded } from '../data/guarded';
import { Container } from '../ui/layout/container';
import styles from './article.module.css';
import { type FoundNews, findNews, type NewsLookup } from './find-news';
import { NewsArticle } from './news-article';
import { NoArticle } from './no-article';
import { Remembered } from './remembered';

const DESCRIPTION = { zt: 75, zh: 75, en: 155 } as const;

interface CurrentArticle {
  page: PageContext;
  /** Absent where the address names no id. */
  found?: NewsLookup;
}

/** The page of an article; title, description and picture are the article's, those of the empty states their own. */
export const newsDetailPage: PageContent<'dynamicDetails', CurrentArticle> = {
  read: async ({ page, id }) => {
    if (id === undefined) return { page };
    if (id === UNREADABLE) return { page, found: { state: 'missing' } };
    return { page: { ...page, query: { id } }, found: findNews(await readNewsIndex(page.locale), id) };
  },
  metadata: async ({ found }) => {
    if (found === undefined) return { title: (await getTranslations('news.noItem'))('title'), hidden: true };
    if (!found.item) return { hidden: true, query: {} };
    const { id, title, contentTxt } = found.item;
    return {
      title,
      description: excerptOf(contentTxt, DESCRIPTION[await getLocale()]),
      item: String(id),
    };
  },
  answer: ({ found }) =>
    found?.state === 'failed' ? 'unavailable' : found?.state === 'missing' ? 'missing' : undefined,
  View: NewsDetail,
};

/**
 * Company news detail (§2; docs/requirements.md, Routes): the article of an id, or of the
 * session where there is no id; a designed empty state, with status 404, for an
 * id that does not exist, and with 503 for an article that could not be read.
 */
async function NewsDetail({ page, found }: CurrentArticle) {
  const pages = await getTranslations('pages.dynamicDetails');
  if (found === undefined) return <Remembered page={page} />;
  if (found.state === 'failed') {
    return (
      <Container className={styles.page}>
        <h1 className="visually-hidden">{pages('title')}</h1>
        <FailedState page={page} awaited={found.awaited} />
      </Container>
    );
  }
  if (found.state === 'missing') {
    return <NoArticle page={page} title={pages('heading')} text={pages('lead')} />;
  }
  return (
    <>
      <JsonLd data={newsArticle(found.item, page.locale)} />
      <Guarded page={page} section="article">
        <Article page={page} found={found} />
      </Guarded>
    </>
  );
}

/** The article as it may be shown. */
function Article({ page, found }: { page: PageContext; found: FoundNews }) {
  const { item, ...around } = found;
  const t = useTranslations('news');
  const { html, parts, cut } = articleBody(
    item.contentTxt,
    (path) => localAddress(page, path),
    (what, number) => t(what, { number }),
  );
  if (cut) log('warn', 'article.cut', { id: item.id, language: page.locale, characters: item.contentTxt.length });
  return (
    <NewsArticle
      {...around}
      page={page}
      item={{ ...item, contentTxt: page.layout === 'mobile' ? withCoversOfPhones(html) : html }}
      kind={kindOfNews(item)}
      parts={parts}
      cut={cut}
    />
  );
}

/** A page of ours as articles name it, by its path, within the reader's layout and language. */
function localAddress(page: PageContext, path: string): string {
  const id = routeAt(path);
  return id ? hrefOf(id, page.layout, page.locale) : path;
}
