import { useTranslations } from 'next-intl';
import type { DocumentHit } from '@/lib/content/open-api-documents';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Crumbs } from '../../data/crumbs';
import { ButtonLink } from '../../ui/actions/button';
import { Link } from '../../ui/actions/link';
import { Container } from '../../ui/layout/container';
import { EmptyState } from '../../ui/layout/empty-state';
import { PageHeading } from '../../ui/layout/page-heading';
import { documentLink } from './document-link';
import { DocumentSearch } from './document-search';
import styles from './search-page.module.css';

/** What a search finds in the documents, by heading. */
export function SearchPage({ page, q, hits }: { page: PageContext; q: string; hits: DocumentHit[] }) {
  const t = useTranslations('documents');
  const common = useTranslations('common');
  return (
    <>
      <PageHeading
        before={
          <Crumbs
            crumbs={[
              { label: common('home'), href: linkFrom(page, 'home') },
              { label: t('openApi'), href: linkFrom(page, 'openApi') },
              { label: t('search.title') },
            ]}
          />
        }
        title={t('search.title')}
        after={
          <div className={styles.again}>
            <DocumentSearch page={page} q={q} />
            <p role="status">{t('search.found', { count: hits.length, q })}</p>
          </div>
        }
      />
      <Container className={styles.hits}>
        {hits.length === 0 ? (
          <EmptyState
            title={t('search.noneTitle', { q })}
            text={t('search.noneText')}
            action={
              <ButtonLink look="outline" href={linkFrom(page, 'openApi')}>
                {t('search.all')}
              </ButtonLink>
            }
          />
        ) : (
          <ol>
            {hits.map(({ document, documentTitle, id, title, excerpt }) => (
              <li key={`${document}-${id}`}>
                <p>{documentTitle}</p>
                <h2>
                  <Link href={documentLink(page, document, id)}>{title}</Link>
                </h2>
                <p>{excerpt}</p>
              </li>
            ))}
          </ol>
        )}
      </Container>
    </>
  );
}
