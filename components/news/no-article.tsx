import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { buttonClass } from '../ui/actions/button';
import { Link } from '../ui/actions/link';
import { Container } from '../ui/layout/container';
import { EmptyState } from '../ui/layout/empty-state';
import styles from './article.module.css';
import { ArticleCrumbs } from './article-crumbs';

/** Where an article would stand that does not exist or was not chosen. */
export function NoArticle({ page, title, text }: { page: PageContext; title: string; text: string }) {
  const t = useTranslations('news');
  return (
    <Container className={styles.page}>
      <div className={styles.article}>
        <ArticleCrumbs page={page} title={title} />
      </div>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        title={title}
        text={text}
        action={
          <Link href={linkFrom(page, 'companyDynamics')} className={buttonClass()}>
            {t('backToList')}
          </Link>
        }
      />
    </Container>
  );
}
