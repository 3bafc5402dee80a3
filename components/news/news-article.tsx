import { ArrowLeft, ArrowRight } from 'lucide';
import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import { company } from '@/lib/company/facts';
import type { ArticlePart } from '@/lib/content/article';
import type { NewsItem } from '@/lib/contract/types';
import { largestShareOf, revenueChangeOf } from '@/lib/domain/figures';
import type { NewsKind } from '@/lib/domain/news-kind';
import { dayMonthYear, isoDay } from '@/lib/i18n/dates';
import { apiHtml } from '@/lib/next/api-content';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { DataNotice } from '../data/data-notice';
import { OpenInBrowser } from '../files/open-in-browser';
import { Link } from '../ui/actions/link';
import { Container } from '../ui/layout/container';
import { Icon } from '../ui/media/icon';
import { LINES } from '../ui/text/lines';
import { withLineBreaks } from '../ui/text/running-text';
import { Words } from '../ui/text/words';
import styles from './article.module.css';
import prose from './article-body.module.css';
import { ArticleCrumbs } from './article-crumbs';
import { ArticleEnd } from './article-end';
import { type ArticleFigure, ArticleMargin } from './article-margin';
import { ArticleShare } from './article-share';
import { Headline } from './headline';
import { RememberNews } from './remember-news';

export interface NewsArticleProps {
  page: PageContext;
  /** Its body is already sanitised. */
  item: NewsItem;
  kind: NewsKind;
  /** Its headings, which the contents lead to. */
  parts?: ArticlePart[];
  /** How the news was read: an older answer says so. */
  read: Read<unknown>;
  /** The body is the beginning of one that is too long to be shown. */
  cut?: boolean;
  /** The items next to it in time. */
  later?: NewsItem;
  earlier?: NewsItem;
  /** What to read next. */
  related?: NewsItem[];
}

/** A link of the body to something that is opened or kept as a file. */
const LEADS_TO_FILE = /\shref="[^"?#]*\.(?:pdf|zip|rar|7z|docx?|xlsx?|pptx?|csv|ics|apk|exe|dmg)["?#]/i;

/** Company news detail (§2): breadcrumb, title, publish date, body; then what to read and do next. */
export function NewsArticle({
  page,
  item,
  kind,
  parts = [],
  read,
  cut,
  later,
  earlier,
  related = [],
}: NewsArticleProps) {
  const t = useTranslations('news');
  const layout = useTranslations('layout.nav');
  const list = linkFrom(page, 'companyDynamics');
  const day = dayMonthYear(item.publishTime);
  const figures = useArticleFigures(item);
  // Beside the words on a desktop; a phone reads them first.
  const isHandedOnAfter = page.layout === 'mobile';
  return (
    <>
      <Container className={styles.page}>
        <RememberNews
          item={{
            id: item.id,
            title: item.title,
            pictureUrl: item.pictureUrl,
            publishTime: item.publishTime,
            language: page.locale,
          }}
        />
        <article className={styles.article}>
          <ArticleCrumbs page={page} title={item.title} />
          <h1>
            <Headline title={item.title} set={(part) => <Words>{part}</Words>} />
          </h1>
          <div className={styles.meta}>
            {day && (
              <p data-figures>
                <span className="visually-hidden">{t('published')}</span>
                <time dateTime={isoDay(item.publishTime)}>{day}</time>
              </p>
            )}
            <p>{t(`kinds.${kind}`)}</p>
            <DataNotice page={page} read={read} />
          </div>
          <ArticleMargin parts={parts} figures={figures}>
            {!isHandedOnAfter && <ArticleShare page={page} item={item} />}
          </ArticleMargin>
          <div
            className={`${prose.body} ${LINES}`}
            data-article-body=""
            {...apiHtml(withLineBreaks(item.contentTxt))}
          />
          {LEADS_TO_FILE.test(item.contentTxt) && <OpenInBrowser page={page} />}
          {cut && <p className={styles.cut}>{t('cut', { email: company().emails.investors })}</p>}
        </article>
        {isHandedOnAfter && <ArticleShare page={page} item={item} />}
        <nav className={styles.neighbours} aria-label={layout('companyDynamics')}>
          {earlier && (
            <Link href={linkFrom(page, 'dynamicDetails', { query: { id: earlier.id } })} rel="prev">
              <span className={styles.way}>
                <Icon of={ArrowLeft} size={16} />
                {t('previous')}
              </span>
              <Words>{earlier.title}</Words>
            </Link>
          )}
          {later && (
            <Link
              href={linkFrom(page, 'dynamicDetails', { query: { id: later.id } })}
              rel="next"
              className={styles.later}
            >
              <span className={styles.way}>
                {t('next')}
                <Icon of={ArrowRight} size={16} />
              </span>
              <Words>{later.title}</Words>
            </Link>
          )}
        </nav>
        <p className={styles.back}>
          <Link href={list}>{t('backToList')}</Link>
        </p>
      </Container>
      <ArticleEnd page={page} kind={kind} related={related} />
    </>
  );
}

/** What a story with figures is read as: what the revenue did, then what the largest part of the business has of it. */
function useArticleFigures({ figures }: NewsItem): ArticleFigure[] {
  const t = useTranslations('news');
  const [change, largest] = [revenueChangeOf(figures), largestShareOf(figures)];
  return [
    ...(change ? [{ value: change, label: t('revenueChange') }] : []),
    ...(largest ? [{ value: largest.share, label: t('revenueShare', { part: largest.part }) }] : []),
  ];
}
