import { useTranslations } from 'next-intl';
import { companyWords } from '@/lib/company/company-words';
import { LEGAL_DOCUMENTS } from '@/lib/content/legal';
import type { LegalRoute } from '@/lib/content/legal/document';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Container } from '../ui/layout/container';
import { PageHeading } from '../ui/layout/page-heading';
import { AddressHeading } from './address-heading';
import { Contents } from './contents';
import { HeadingAddresses } from './heading-addresses';
import styles from './legal.module.css';
import { LegalChapter } from './legal-chapter';
import { LegalFacts } from './legal-facts';
import { LegalPrinciples } from './legal-principles';
import { LegalVersions } from './legal-versions';
import { RichText } from './rich-text';

/** Privacy policy, service terms and third-party information (§2), on both layouts. */
export function LegalPage({ page }: { page: PageContext<LegalRoute> }) {
  const t = useTranslations('legal');
  const words = useTranslations('pages');
  const document = LEGAL_DOCUMENTS[page.route][page.locale];
  const { intro, further, chapters, versions } = document;
  const isFolded = page.layout === 'mobile';
  const facts = <LegalFacts page={page} versions={versions} chapters={chapters} />;
  const introduction = (
    <div className={styles.intro} data-testid="legal-intro">
      {intro.map((text) => (
        <p key={text}>
          <RichText page={page}>{text}</RichText>
        </p>
      ))}
    </div>
  );
  const contents = (
    <Contents
      label={t('contents')}
      folded={isFolded}
      entries={chapters.map(({ id, title }, place) => ({ anchor: id, number: String(place + 1), title }))}
    />
  );
  return (
    <>
      <PageHeading
        title={words(`${page.route}.heading`)}
        lead={words(`${page.route}.lead`, companyWords(page.locale))}
      />
      {/* On a phone the contents stay under the header for as long as the document lasts. */}
      <div>
        {isFolded ? (
          <>
            <Container>{facts}</Container>
            {contents}
            <Container className={styles.introduction}>{introduction}</Container>
          </>
        ) : (
          <Container className={styles.opening}>
            {facts}
            {introduction}
          </Container>
        )}
        {further && <LegalPrinciples {...further} />}
        <Container className={styles.columns}>
          {!isFolded && contents}
          <article>
            {chapters.map((chapter, place) => (
              <LegalChapter key={chapter.id} page={page} chapter={chapter} number={place + 1} />
            ))}
          </article>
        </Container>
      </div>
      <section id="versions" className={styles.band} aria-label={t('versions')}>
        <Container>
          <AddressHeading id="versions" title={t('versions')} level="h2" />
          <LegalVersions page={page} versions={versions} />
        </Container>
      </section>
      <HeadingAddresses href={linkFrom(page, page.route)} labels={{ copied: t('copied'), failed: t('copyFailed') }} />
    </>
  );
}
