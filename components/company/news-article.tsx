import { ArrowLeft, ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { isoDay, longDate } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/page-context';
import { isSampleContent } from '@/lib/website-api';
import type { NewsItem } from '@/lib/website-api/types';
import { Breadcrumb } from '../ui/breadcrumb';
import { SampleLabel } from '../ui/sample-label';
import { Container } from '../ui/section';
import styles from './article.module.css';
import { RememberNews } from './remember-news';

export interface NewsArticleProps {
  page: PageContext;
  /** Its body is already sanitised. */
  item: NewsItem;
  /** The items next to it in time. */
  later?: NewsItem;
  earlier?: NewsItem;
}

/** Company news detail (§2): breadcrumb, title, publish date, body. */
export function NewsArticle({ page, item, later, earlier }: NewsArticleProps) {
  const t = useTranslations('news');
  const common = useTranslations('common');
  const layout = useTranslations('layout.nav');
  const list = linkFrom(page, 'companyDynamics');
  return (
    <Container className={styles.page}>
      <RememberNews
        item={{ id: item.id, title: item.title, pictureUrl: item.pictureUrl, publishTime: item.publishTime }}
      />
      <article className={styles.article}>
        <Breadcrumb
          label={common('breadcrumb')}
          crumbs={[
            { label: common('home'), href: linkFrom(page, 'home') },
            { label: layout('companyDynamics'), href: list },
            { label: item.title },
          ]}
        />
        <h1>{item.title}</h1>
        <p className={styles.meta}>
          <span className="visually-hidden">{t('published')}</span>
          <time dateTime={isoDay(item.publishTime)}>{longDate(item.publishTime, page.locale)}</time>
          {isSampleContent() && <SampleLabel>{common('sample')}</SampleLabel>}
        </p>
        <div className={styles.body} data-article-body="" dangerouslySetInnerHTML={{ __html: item.contentTxt }} />
      </article>
      <nav className={styles.neighbours} aria-label={layout('companyDynamics')}>
        {earlier && (
          <Link href={linkFrom(page, 'dynamicDetails', { query: { id: earlier.id } })} rel="prev">
            <span>
              <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
              {t('previous')}
            </span>
            {earlier.title}
          </Link>
        )}
        {later && (
          <Link
            href={linkFrom(page, 'dynamicDetails', { query: { id: later.id } })}
            rel="next"
            className={styles.later}
          >
            <span>
              {t('next')}
              <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
            </span>
            {later.title}
          </Link>
        )}
      </nav>
      <p className={styles.back}>
        <Link href={list}>{t('backToList')}</Link>
      </p>
    </Container>
  );
}
