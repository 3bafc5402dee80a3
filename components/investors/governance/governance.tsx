import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { documentsOfKind, GOVERNANCE_LISTS, type GovernanceList, governanceDocuments } from '@/lib/content/documents';
import type { Locale } from '@/lib/i18n/locales';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { OpenInBrowser } from '../../files/open-in-browser';
import { Link } from '../../ui/actions/link';
import { Container } from '../../ui/layout/container';
import { Prose, Words } from '../../ui/text/words';
import { PartLinks } from '../data/part-links';
import { InvestorHeading } from '../investor-heading';
import { BoardComposition } from './board-composition';
import { CommitteeMatrix } from './committee-matrix';
import { DocumentList } from './document-list';
import styles from './governance.module.css';

/** Corporate governance (§2): who the board is and sits where, and what it works by, as PDFs in a new window. */
export function Governance({ page }: { page: PageContext }) {
  const { locale } = page;
  const leadsOn = elsewhere(locale).length > 0;
  const lists = GOVERNANCE_LISTS.filter(
    (list) => governanceDocuments(list, locale).length > 0 || (list === 'others' && leadsOn),
  );
  return (
    <>
      <InvestorHeading page={page} labelled after={<Contents lists={lists} />} />
      <Container className={styles.parts}>
        <BoardComposition page={page} />
        <CommitteeMatrix page={page} />
        {lists.map((list, place) => (
          <Documents key={list} page={page} list={list}>
            {place === 0 && <OpenInBrowser page={page} />}
          </Documents>
        ))}
      </Container>
    </>
  );
}

/** The parts of the page: its documents stand below the figures of the board. */
function Contents({ lists }: { lists: readonly GovernanceList[] }) {
  const t = useTranslations('investors.governance');
  const parts = [
    ['composition', t('composition.title')],
    ['matrix', t('matrix.title')],
    ...lists.map((list) => [list, t(`${list}.title`)] as const),
  ] as const;
  return <PartLinks parts={parts.map(([id, title]) => ({ id, title }))} />;
}

function Documents({ page, list, children }: { page: PageContext; list: GovernanceList; children?: ReactNode }) {
  const t = useTranslations('investors.governance');
  const documents = governanceDocuments(list, page.locale);
  return (
    <section aria-labelledby={`${list}-title`} className={styles.documents}>
      <h2 id={`${list}-title`}>
        <Words>{t(`${list}.title`)}</Words>
      </h2>
      {list === 'others' ? (
        <Elsewhere page={page} />
      ) : (
        <p>
          <Prose>{t(`${list}.text`)}</Prose>
        </p>
      )}
      {children}
      {documents.length > 0 && (
        <DocumentList
          documents={documents.map(({ name, ...document }) => ({
            // The names of one list are messages of the same.
            text: name && t(`${list}.${name}.text` as 'board.communication.text'),
            ...document,
          }))}
        />
      )}
    </section>
  );
}

/** The parts of the page of shareholder information that documents of the company stand in, and their kinds. */
const PARTS = { constitution: 'constitutional', policies: 'policy' } as const;
type Part = keyof typeof PARTS;

/** Those of these parts that there are. */
function elsewhere(locale: Locale): Part[] {
  return (Object.keys(PARTS) as Part[]).filter((part) => {
    const { texts, files } = documentsOfKind(PARTS[part], locale);
    return texts.length + files.length > 0;
  });
}

/** Leads to what is read in full on another page. */
function Elsewhere({ page }: { page: PageContext }) {
  const t = useTranslations('investors.governance.others');
  const [part, other] = elsewhere(page.locale);
  if (!part) return null;
  const linkTo = (hash: Part) => (words: ReactNode) => (
    <Link href={linkFrom(page, 'shareholderInformation', { hash })}>{words}</Link>
  );
  return (
    <p className={styles.elsewhere}>
      <Prose>
        {t.rich(other ? 'both' : part, { constitution: linkTo('constitution'), policies: linkTo('policies') })}
      </Prose>
    </p>
  );
}
