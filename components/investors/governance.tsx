import { useTranslations } from 'next-intl';
import { companyDocument, type DocumentName } from '@/lib/content/documents';
import type { PageContext } from '@/lib/site/page-context';
import { Container } from '../ui/section';
import { DocumentList, type DocumentListProps } from './document-list';
import styles from './governance.module.css';
import { InvestorHeading } from './investor-heading';

/** The two lists of §2, each document with its file. */
const BOARD = {
  corporateGovernance: 'terms-of-reference-corporate-governance',
  communication: 'shareholder-communication-policy',
  nominating: 'procedure-for-nominating-a-director',
} as const satisfies Record<string, DocumentName>;

const COMMITTEES = {
  audit: 'audit-committee-terms-of-reference',
  nomination: 'nomination-committee-terms-of-reference',
  remuneration: 'remuneration-committee-terms-of-reference',
} as const satisfies Record<string, DocumentName>;

/** Corporate governance (§2): what the board and its committees work by, as PDFs in a new window. */
export function Governance({ page }: { page: PageContext }) {
  const t = useTranslations('investors.governance');
  return (
    <>
      <InvestorHeading page={page} labelled />
      <Container className={styles.lists}>
        <List name="board" title={t('board.title')} text={t('board.text')}>
          {keysOf(BOARD).map((key) => ({
            title: t(`board.${key}.title`),
            text: t(`board.${key}.text`),
            ...companyDocument(BOARD[key]),
          }))}
        </List>
        <List name="committees" title={t('committees.title')} text={t('committees.text')}>
          {keysOf(COMMITTEES).map((key) => ({
            title: t(`committees.${key}.title`),
            text: t(`committees.${key}.text`),
            ...companyDocument(COMMITTEES[key]),
          }))}
        </List>
      </Container>
    </>
  );
}

interface ListProps {
  name: string;
  title: string;
  text: string;
  children: DocumentListProps['documents'];
}

function List({ name, title, text, children }: ListProps) {
  return (
    <section aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      <p>{text}</p>
      <DocumentList documents={children} />
    </section>
  );
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
