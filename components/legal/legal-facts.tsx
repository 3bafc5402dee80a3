import { useTranslations } from 'next-intl';
import type { LegalChapter, LegalRoute, LegalVersion } from '@/lib/content/legal/document';
import { longDate } from '@/lib/i18n/dates';
import type { PageContext } from '@/lib/site/page-context';
import styles from './legal-facts.module.css';

interface LegalFactsProps {
  page: PageContext<LegalRoute>;
  versions: readonly LegalVersion[];
  chapters: readonly Pick<LegalChapter, 'id'>[];
}

/** Which version this is, and from when (§2: the dates of the policy). */
export function LegalFacts({ page, versions, chapters }: LegalFactsProps) {
  const t = useTranslations('legal');
  const [current] = versions;
  if (!current) return null;
  const { version, updated, effective } = current;
  return (
    <dl className={styles.facts}>
      <Fact name={t('updated')}>
        <time dateTime={updated}>{longDate(Date.parse(updated), page.locale)}</time>
      </Fact>
      <Fact name={t('effective')}>
        <time dateTime={effective}>{longDate(Date.parse(effective), page.locale)}</time>
      </Fact>
      <Fact name={t('version')}>
        <a href="#versions" data-figures="">
          {version}
        </a>
      </Fact>
      <Fact name={t('length')}>
        <a href={`#${chapters[0]?.id ?? ''}`}>
          {t(page.route === 'serviceTerms' ? 'sectionCount' : 'chapterCount', { count: chapters.length })}
        </a>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
