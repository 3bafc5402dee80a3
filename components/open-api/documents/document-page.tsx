import { useTranslations } from 'next-intl';
import { replyWithin } from '@/lib/company/promises';
import type { DocumentSummary, OpenApiDocument } from '@/lib/content/open-api-documents';
import type { PublishedName } from '@/lib/site/open-api-names';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Consultation } from '../../consultation/consultation';
import { Crumbs } from '../../data/crumbs';
import { OpenInBrowser } from '../../files/open-in-browser';
import { SideList } from '../../ui/actions/side-list';
import { Container } from '../../ui/layout/container';
import { PageHeading } from '../../ui/layout/page-heading';
import { Prose } from '../../ui/text/words';
import { KEY_BUSINESS_TYPE } from '../key';
import { DocumentBar } from './document-bar';
import { DocumentBody } from './document-body';
import { DocumentList, DocumentNeighbours } from './document-list';
import styles from './document-page.module.css';
import { DocumentSearch } from './document-search';
import { SampleLanguage } from './sample-language';
import { SourceLinks } from './source-links';

export interface DocumentPageProps {
  page: PageContext;
  name: PublishedName;
  document: OpenApiDocument;
  summaries: DocumentSummary[];
}

/**
 * One document as a page of its own (§2 /openApi, /usingDocument): the documents on its left, its contents on its
 * right, the body between them. A phone has both lists folded in a bar that stays above the body.
 */
export function DocumentPage({ page, name, document, summaries }: DocumentPageProps) {
  const t = useTranslations('documents');
  const common = useTranslations('common');
  const contents = document.sections
    .filter(({ level }) => level === 2)
    .map(({ id, title }) => ({ anchor: id, label: title }));
  return (
    <>
      <PageHeading
        before={
          <Crumbs
            crumbs={[
              { label: common('home'), href: linkFrom(page, 'home') },
              { label: t('openApi'), href: linkFrom(page, 'openApi') },
              { label: document.title },
            ]}
          />
        }
        title={document.title}
        lead={document.lead}
      />
      <Container className={styles.columns}>
        <div className={styles.side}>
          <DocumentSearch page={page} />
          {page.layout === 'desktop' && <DocumentList page={page} current={name} summaries={summaries} />}
          <SampleLanguage legend={t('sampleLanguage')} />
        </div>
        {page.layout === 'desktop' ? (
          <SideList label={t('contents')} entries={contents} />
        ) : (
          <DocumentBar
            lists={[
              {
                label: t('all'),
                content: <DocumentList page={page} current={name} summaries={summaries} />,
              },
              {
                label: t('contents'),
                content: (
                  <ol className={styles.contents}>
                    {contents.map(({ anchor, label }) => (
                      <li key={anchor}>
                        <a href={`#${anchor}`}>{label}</a>
                      </li>
                    ))}
                  </ol>
                ),
              },
            ]}
          />
        )}
        <div className={styles.reading}>
          <OpenInBrowser page={page} />
          <DocumentBody page={page} document={document} />
          <SourceLinks page={page} name={name} />
          <DocumentNeighbours page={page} current={name} summaries={summaries} />
          <aside className={styles.key} aria-label={t('key.title')}>
            <p>
              <Prose>{t('key.text', replyWithin('keys'))}</Prose>
            </p>
            <Consultation page={page} businessType={KEY_BUSINESS_TYPE} label={t('key.action')} />
          </aside>
        </div>
      </Container>
    </>
  );
}
