import { useTranslations } from 'next-intl';
import { companyDocument } from '@/lib/content/documents';
import type { EsgReport, EsgReporting } from '@/lib/content/esg';
import { pageAddress } from '@/lib/content/reported-figures';
import type { PageContext } from '@/lib/site/page-context';
import { OpenInBrowser } from '../../files/open-in-browser';
import { TextLink } from '../../ui/actions/text-link';
import { Container } from '../../ui/layout/container';
import { EmptyState } from '../../ui/layout/empty-state';
import { Prose, Words } from '../../ui/text/words';
import { DocumentList } from '../governance/document-list';
import { InvestorHeading } from '../investor-heading';
import styles from './esg.module.css';
import { EsgFigures } from './esg-figures';

export interface EsgProps {
  page: PageContext<'esg'>;
  /** Undefined where the company says nothing of it. */
  reporting: EsgReporting | undefined;
}

/** Environmental, social and governance reporting: how the board oversees it, figures year by year, reports. */
export function Esg({ page, reporting }: EsgProps) {
  const empty = useTranslations('common.empty');
  const { oversight, reports = [], groups = [] } = reporting ?? {};
  const hasFigures = reports.length > 0 && groups.length > 0;
  return (
    <>
      <InvestorHeading page={page} labelled />
      <Container className={styles.parts}>
        {oversight && <Oversight page={page} oversight={oversight} />}
        {hasFigures && <EsgFigures page={page} reports={reports} groups={groups} />}
        {reports.length > 0 && <Reports page={page} reports={reports} hasFigures={hasFigures} />}
        {!oversight && reports.length === 0 && <EmptyState title={empty('title')} text={empty('text')} />}
      </Container>
    </>
  );
}

type Oversight = NonNullable<EsgReporting['oversight']>;

/** The statement of the board, with the year of its review and the terms that it works by. */
function Oversight({ page, oversight: { words, reviewed, document } }: { page: PageContext; oversight: Oversight }) {
  const t = useTranslations('investors.esg');
  const dates = useTranslations('dates.dividends');
  const terms = document === undefined ? undefined : companyDocument(document, page.locale);
  const newTab = useTranslations('layout.footer')('newTab');
  return (
    <section aria-labelledby="oversight-title" className={styles.beside}>
      <h2 id="oversight-title">
        <Words>{t('oversight')}</Words>
      </h2>
      <div className={styles.statement}>
        <p>
          <Prose>{words[page.locale]}</Prose>
        </p>
        {reviewed !== undefined && <p className={styles.quiet}>{dates('reviewed', { year: String(reviewed) })}</p>}
        {terms && (
          <TextLink href={terms.href} newTab={newTab}>
            {terms.title}
          </TextLink>
        )}
      </div>
    </section>
  );
}

/** The reports, each with the page on which the ESG report begins. */
function Reports({
  page,
  reports,
  hasFigures,
}: {
  page: PageContext;
  reports: readonly EsgReport[];
  hasFigures: boolean;
}) {
  const t = useTranslations('investors.esg');
  const documents = reports.flatMap(({ title, page: first, ...report }) => {
    if (title === undefined) return [];
    const text = first === undefined ? undefined : t('begins', { page: String(first) });
    return { ...report, title, text, href: pageAddress(report, first) ?? '' };
  });
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="reports-title" className={styles.beside}>
      <h2 id="reports-title">
        <Words>{t('reports')}</Words>
      </h2>
      <div>
        {/* Where there are figures, it stands above the files of these. */}
        {!hasFigures && <OpenInBrowser page={page} />}
        <DocumentList documents={documents} />
      </div>
    </section>
  );
}
