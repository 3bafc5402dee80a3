import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { assetUrl } from '@/lib/config/assets';
import { environment } from '@/lib/config/env';
import { excerptOf, safeHtml } from '@/lib/html';
import { hrefOf } from '@/lib/i18n/href';
import type { PageContext } from '@/lib/page-context';
import { pageStatus404 } from '@/lib/page-store/page-status';
import { routeAt } from '@/lib/routes';
import { JsonLd } from '@/lib/seo/json-ld';
import { pageMetadata, publicAddress } from '@/lib/seo/metadata';
import { readNewsIndex } from '@/lib/website-api/reads';
import { FailedState } from '../data/failed-state';
import { Container } from '../ui/section';
import styles from './article.module.css';
import { NewsArticle } from './news-article';
import { NoArticle } from './no-article';
import { RememberedArticle } from './remembered-article';

const DESCRIPTION = { zt: 75, zh: 75, en: 155 } as const;

/** Title, description and picture of an article; of the empty states, the route's own. */
export async function newsDetailMetadata(page: PageContext, id: number | undefined): Promise<Metadata> {
  const item = id === undefined ? undefined : (await findNews(page, id)).item;
  if (!item) return pageMetadata(page, { hidden: true });
  return pageMetadata(page, {
    title: item.title,
    description: excerptOf(item.contentTxt, DESCRIPTION[page.locale]),
    picture: item.pictureUrl || undefined,
    query: { id },
  });
}

/**
 * Company news detail (§2; decisions, Routes): the article of an id, or of the
 * session where there is no id; a designed empty state, with status 404, for an
 * id that does not exist.
 */
export async function NewsDetail({ page, id }: { page: PageContext; id: number | undefined }) {
  const t = await getTranslations('news');
  const pages = await getTranslations('pages.dynamicDetails');
  if (id === undefined) {
    return (
      <RememberedArticle locale={page.locale} articleHref={hrefOf('dynamicDetails', page.layout, page.locale)}>
        <NoArticle page={page} title={t('noItem.title')} text={t('noItem.text')} action={t('backToList')} />
      </RememberedArticle>
    );
  }
  const { state, item, later, earlier } = await findNews(page, id);
  if (state === 'failed') {
    return (
      <Container className={styles.page}>
        <h1 className="visually-hidden">{pages('title')}</h1>
        <FailedState page={page} />
      </Container>
    );
  }
  if (!item) {
    return (
      <div {...pageStatus404}>
        <NoArticle page={page} title={pages('heading')} text={pages('lead')} action={t('backToList')} />
      </div>
    );
  }
  return (
    <>
      <JsonLd
        data={{
          '@type': 'NewsArticle',
          headline: item.title,
          datePublished: new Date(item.publishTime).toISOString(),
          image: new URL(item.pictureUrl || assetUrl('/assets/brand/card.png'), environment().siteUrl).href,
          mainEntityOfPage: publicAddress('dynamicDetails', page.locale, { id }),
          publisher: { '@type': 'Organization', name: 'TradeGo', url: environment().siteUrl },
        }}
      />
      <NewsArticle
        page={page}
        item={{ ...item, contentTxt: safeHtml(item.contentTxt, (path) => localAddress(page, path)) }}
        later={later}
        earlier={earlier}
      />
    </>
  );
}

async function findNews(page: PageContext, id: number) {
  const index = await readNewsIndex(page.locale);
  if (index.state === 'failed') return { state: index.state };
  const position = index.data.findIndex((item) => item.id === id);
  if (position < 0) return { state: index.state };
  return {
    state: index.state,
    item: index.data[position],
    later: index.data[position - 1],
    earlier: index.data[position + 1],
  };
}

/** A page of ours as articles name it, by its path, within the reader's layout and language. */
function localAddress(page: PageContext, path: string): string {
  const id = routeAt(path);
  return id ? hrefOf(id, page.layout, page.locale) : path;
}
