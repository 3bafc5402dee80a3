import { visible, visibleJson } from '../base/visible';

/** The inbox as its readers get it: what visitors wrote changes nothing but its own place in it. */

export interface InboxEntry {
  kind: 'consultation' | 'question' | 'alerts';
  id: number;
  received: string;
  language: string;
  businessType: string;
  companyName: string;
  name: string;
  contact: string;
  content: string;
  /** When and by whom it was answered; empty while it was not. */
  answered?: string;
  /** Of a message that has not reached the API: how often it was tried, and what came of it. */
  delivery?: string;
}

/** A list to read. Only an entry begins at the edge; the lines of a message stand behind a bar. */
export function asText(entries: InboxEntry[]): string {
  if (entries.length === 0) return 'The inbox is empty.\n';
  return entries
    .map((entry) => {
      const who = [entry.name, entry.companyName, entry.contact].filter(Boolean).map(visible).join(' · ');
      const type = entry.businessType && ` · business type ${visible(entry.businessType)}`;
      const content = entry.content.split(/\r\n|\r|\n/).map((line) => `  | ${visible(line)}`);
      const after = [entry.answered, entry.delivery].filter(Boolean).map((each) => `  ${visible(String(each))}`);
      const head = `${entry.kind} ${entry.id} · ${entry.received} · ${visible(entry.language)}${type}`;
      return `${[head, `  ${who}`, ...content, ...after].join('\n')}\n`;
    })
    .join('\n');
}

export function asJson(entries: InboxEntry[]): string {
  return `${visibleJson(JSON.stringify(entries, null, 2))}\n`;
}

const COLUMNS = [
  'kind',
  'id',
  'received',
  'language',
  'businessType',
  'companyName',
  'name',
  'contact',
  'content',
  'answered',
  'delivery',
] as const;

export function asCsv(entries: InboxEntry[]): string {
  const lines = entries.map((entry) => COLUMNS.map((column) => csvCell(String(entry[column] ?? ''))).join(','));
  // The mark tells spreadsheets that this is UTF-8.
  return `\uFEFF${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

/** What a spreadsheet passes over before it looks for a formula: spaces, breaks, and what shows nothing of itself. */
const PASSED_OVER = /^[\s\p{Z}\p{C}\p{M}\u115F\u1160\u3164\u2800]+/u;
/** What a formula begins with; the minus of typesetters is one to some programs. */
const FORMULA = /^[=+\-@\u2212]/;

/** Quoted; what a spreadsheet would run as a formula, in any width, is disarmed. */
function csvCell(text: string): string {
  // A spreadsheet has a use for breaks and tabs, and for no other control character.
  const shown = text.replace(/[^\P{Cc}\t\r\n]/gu, visible);
  const begins = shown.normalize('NFKC').replace(PASSED_OVER, '');
  const disarmed = FORMULA.test(begins) || /^[\t\r\n]/.test(shown) ? `'${shown}` : shown;
  return `"${disarmed.replaceAll('"', '""')}"`;
}
