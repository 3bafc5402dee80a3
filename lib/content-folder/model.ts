import type { Locale } from '../i18n/locales';
import type { DividendsFile, EventFile, MeetingFile } from './dates-schema';
import type { EsgFile } from './esg-schema';
import type { EntryKind } from './kinds';
import type { BoardFile, CompanyFile, DocumentFile, FiguresFile, SoftwareFile } from './schemas';

/** What is wrong with a file of a content folder, for a person to mend. */
export interface Fault {
  /** Path within the folder. */
  file: string;
  /** From 1; without one it is about the file as a whole. */
  line?: number;
  /** What is wrong, and what would be right, in a sentence. */
  message: string;
}

/** A file that an entry or a document brings, as it lies in the folder. */
export interface ContentFile {
  /** Of its bytes, 64 hexadecimal digits. */
  sha256: string;
  bytes: number;
  /** Path within the content folder. */
  path: string;
  /** Plain name that its address ends with: `interim-report-2026.pdf`. */
  name: string;
  /** `application/pdf`, or of a picture. */
  type: string;
  /** Languages that it is in; none where it is a picture. */
  languages: Locale[];
  /** The key it stands under in the entry's `files`: a language, or `bilingual`; `picture` for pictures. */
  role: Locale | 'bilingual' | 'picture';
  pages?: number;
  /** Address that led to it before. */
  formerly?: string;
}

/** An entry as it is published: one item of a call, in every language. */
export interface ContentEntry {
  /** `2026-11-12-third-quarterly-results`: the folder's name, which addresses name it by. */
  id: string;
  kind: EntryKind;
  number?: number;
  /** When it was or is to be published, in ms; undefined where the release says. */
  published?: number;
  notBefore?: number;
  bundle?: string;
  exchange?: { id: string; at: number; url?: string };
  archive?: boolean;
  /** `question:26` of the inbox. */
  asked?: string;
  /**
   * Fields of the item as the call gives them (lib/contract/schemas), without what the release says: id, time, files
   * and versions. Addresses of pictures of the folder are already `/files/…`.
   */
  items: Record<Locale, Record<string, unknown>>;
  files: ContentFile[];
  /** SHA-256 over all of the above: the same again is nothing new. */
  digest: string;
}

export interface CompanyDocumentContent extends Omit<DocumentFile, 'files' | 'earlier'> {
  /** Name of its folder. */
  id: string;
  files: ContentFile[];
  /** Its earlier versions, the latest first. */
  earlier?: EarlierVersion[];
  /** HTML of its text, where it is given as one. */
  text?: Record<Locale, string>;
}

/** What a document was before, with its own files. */
export interface EarlierVersion extends Pick<DocumentFile, 'adopted' | 'revised'> {
  /** The day on which the next version took its place. */
  until: string;
  files: ContentFile[];
}

/** Every file of a document, those of its earlier versions too. */
export function filesOfDocument({ files, earlier = [] }: CompanyDocumentContent): ContentFile[] {
  return [...files, ...earlier.flatMap((version) => version.files)];
}

/** A general meeting, by the name of its folder: `2026-agm`. */
export interface MeetingContent extends MeetingFile {
  id: string;
}

/** What the calls of the website API do not have: the company itself. By the name it is kept under in the store. */
export interface CompanyContent {
  company: CompanyFile;
  board: BoardFile;
  documents: CompanyDocumentContent[];
  figures: FiguresFile[];
  software: SoftwareFile;
  /** Null where the folder says nothing of them. */
  dividends: DividendsFile | null;
  /** General meetings, the latest first. */
  meetings: MeetingContent[];
  /** Events of every year, the earliest first. */
  calendar: EventFile[];
  /** Null where the folder says nothing of it. */
  esg: EsgFile | null;
  /** Portraits of the folder; the board names them by their address already. */
  pictures: ContentFile[];
  /** Drafts are shown, and every page says so; nobody publishes that (scripts/publish/preview.ts). */
  preview?: true;
}

/** The parts that a folder may lack. */
type LackingParts = Pick<CompanyContent, 'dividends' | 'meetings' | 'calendar' | 'esg'>;

/** Content with the parts that a folder may lack, and that stores and copies from before do not have. */
export function withLackingParts(
  content: Omit<CompanyContent, keyof LackingParts> & Partial<LackingParts>,
): CompanyContent {
  return { ...content, ...lackingParts(content) };
}

/** The parts that a folder may lack, as empty as they are where nothing says more. */
export function lackingParts({
  dividends = null,
  meetings = [],
  calendar = [],
  esg = null,
}: Partial<LackingParts>): LackingParts {
  return { dividends, meetings, calendar, esg };
}

/** A whole content folder, read and judged by its schemas. */
export interface ContentFolder {
  entries: ContentEntry[];
  /** Undefined where a file of it is missing or has a fault. */
  company?: CompanyContent;
  faults: Fault[];
}
