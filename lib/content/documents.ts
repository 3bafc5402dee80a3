import { assetUrl } from '../assets/address';
import sizes from './documents.json';

/** Documents of the company that are neither filings nor reports: the prospectus, governance, white papers. */
export type DocumentName = keyof typeof sizes;

export interface CompanyDocument {
  href: string;
  fileType: string;
  /** Bytes, as the workshop weighed it. */
  fileSize: number;
}

export function companyDocument(name: DocumentName): CompanyDocument {
  return { href: assetUrl(`/assets/documents/${name}.pdf`), fileType: 'pdf', fileSize: sizes[name] };
}
