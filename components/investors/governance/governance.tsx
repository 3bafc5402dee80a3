import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type GovernanceList, governanceDocuments } from '@/lib/content/governance';
import type { PageContext } from '@/lib/site/page-context';
import { OpenInBrowser } from '../../files/open-in-browser';
import { Container } from '../../ui/layout/container';
import { Prose, Words } from '../../ui/text/words';
import { InvestorHeading } from '../investor-heading';
import { BoardComposition } from './board-composition';
import { CommitteeMatrix } from './committee-matrix';
import { DocumentList } from './document-list';
import styles from './governance.module.css';

/** Corporate governance (§2): who the board is and sits where, and what it works by, as PDFs in a new window. */
export function Governance({ page }: { page: PageContext }) {
  return (
    <>
      <InvestorHeading page={page} labelled after={<Contents />} />
      <Container className={styles.parts}>
        <BoardComposition page={page} />
        <CommitteeMatrix page={page} />
        <Documents list="board">
          <OpenInBrowser page={page} />
        </Documents>
        <Documents list="committees" />
      </Container>
    </>
  );
}

/** The parts of the page: its documents stand below the figures of the board. */
function Contents() {
  const t = useTranslations('investors.governance');
  const parts = [
    ['composition', t('composition.title')],
    ['matrix', t('matrix.title')],
    ['board', t('board.title')],
    ['committees', t('committees.title')],
  ] as const;
  return (
    <nav aria-label={t('contents')} className={styles.contents}>
      {parts.map(([part, title]) => (
        <a key={part} href={`#${part}-title`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

function Documents({ list, children }: { list: GovernanceList; children?: ReactNode }) {
  const t = useTranslations('investors.governance');
  return (
    <section aria-labelledby={`${list}-title`} className={styles.documents}>
      <h2 id={`${list}-title`}>
        <Words>{t(`${list}.title`)}</Words>
      </h2>
      <p>
        <Prose>{t(`${list}.text`)}</Prose>
      </p>
      {children}
      <DocumentList
        documents={governanceDocuments(list).map(({ name, ...document }) => ({
          // The names of one list are messages of the same.
          title: t(`${list}.${name}.title` as 'board.communication.title'),
          text: t(`${list}.${name}.text` as 'board.communication.text'),
          ...document,
        }))}
      />
    </section>
  );
}
