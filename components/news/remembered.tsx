import { useTranslations } from 'next-intl';
import { companyWords } from '@/lib/company/company-words';
import { hrefOf } from '@/lib/site/href';
import type { PageContext } from '@/lib/site/page-context';
import { useWayToArticles } from './article-crumbs';
import { NoArticle } from './no-article';
import { RememberedArticle } from './remembered-article';

/** The page without an id (§2): the article of this session, else what to do to see one. */
export function Remembered({ page }: { page: PageContext }) {
  const t = useTranslations('news.noItem');
  return (
    <RememberedArticle
      locale={page.locale}
      articleHref={hrefOf('dynamicDetails', page.layout, page.locale)}
      way={useWayToArticles(page)}
      titleSuffix={companyWords(page.locale).company}
    >
      <NoArticle page={page} title={t('title')} text={t('text')} />
    </RememberedArticle>
  );
}
