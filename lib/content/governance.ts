import { type CompanyDocument, companyDocument, type DocumentName } from './documents';

/** What the board and its committees work by (§2, corporate governance). */
const GOVERNANCE_DOCUMENTS = {
  board: {
    corporateGovernance: ['terms-of-reference-corporate-governance', '2025-03-28'],
    communication: ['shareholder-communication-policy', '2024-02-02'],
    nominating: ['procedure-for-nominating-a-director', '2023-06-09'],
  },
  committees: {
    audit: ['audit-committee-terms-of-reference', '2024-07-12'],
    nomination: ['nomination-committee-terms-of-reference', '2025-06-27'],
    remuneration: ['remuneration-committee-terms-of-reference', '2023-03-30'],
  },
} as const satisfies Record<string, Record<string, readonly [DocumentName, revised: string]>>;

/** All of them were adopted when the company was listed. */
const ADOPTED = momentOf('2018-07-13');

type Documents = typeof GOVERNANCE_DOCUMENTS;
export type GovernanceList = keyof Documents;

export interface GovernanceDocument<List extends GovernanceList> extends CompanyDocument {
  name: keyof Documents[List] & string;
  /** Days on which it was adopted and last revised, as moments (ms). */
  adopted: number;
  revised: number;
}

export function governanceDocuments<List extends GovernanceList>(list: List): GovernanceDocument<List>[] {
  const documents = Object.entries(GOVERNANCE_DOCUMENTS[list]) as [
    keyof Documents[List] & string,
    readonly [DocumentName, string],
  ][];
  return documents.map(([name, [file, revised]]) => ({
    name,
    ...companyDocument(file),
    adopted: ADOPTED,
    revised: momentOf(revised),
  }));
}

/** A day in Hong Kong as a moment. */
function momentOf(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`);
}
