import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { environment } from '../lib/config/env';
import { LANGUAGE_NAMES, type Locale } from '../lib/i18n/locales';
import { openStore } from '../lib/store/database';
import { listConsultations, listQuestions } from '../lib/store/inbox';

/**
 * `npm run inbox`: the consultation messages and questions that visitors left,
 * as a list to read, or as CSV or JSON to hand on.
 */
const USAGE = `Usage: npm run inbox -- [--only consultations|questions] [--format text|csv|json] [--out FILE]`;

interface Entry {
  kind: 'consultation' | 'question';
  id: number;
  received: string;
  language: string;
  businessType: string;
  companyName: string;
  name: string;
  contact: string;
  content: string;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      format: { type: 'string', default: 'text' },
      out: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const { only, format, out } = values;
  const known = [undefined, 'consultations', 'questions'].includes(only) && ['text', 'csv', 'json'].includes(format);
  if (values.help || !known) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const entries = await readEntries(only);
  const text = { text: asText, csv: asCsv, json: (list: Entry[]) => `${JSON.stringify(list, null, 2)}\n` }[
    format as 'text' | 'csv' | 'json'
  ](entries);
  if (out) {
    // Visitors' data: for whoever runs this, and nobody else on the machine.
    writeFileSync(out, text, { mode: 0o600 });
    console.log(`${entries.length} entries written to ${out}`);
  } else {
    process.stdout.write(text);
  }
}

async function readEntries(only: string | undefined): Promise<Entry[]> {
  const store = await openStore(environment().databaseFile);
  try {
    const consultations = only === 'questions' ? [] : await listConsultations(store);
    const questions = only === 'consultations' ? [] : await listQuestions(store);
    return [
      ...consultations.map((row) => ({
        kind: 'consultation' as const,
        id: row.id,
        received: inHongKong(row.received_at),
        language: LANGUAGE_NAMES[row.locale as Locale] ?? row.locale,
        businessType: row.business_type,
        companyName: row.company_name,
        name: row.name,
        contact: row.phone,
        content: row.content,
      })),
      ...questions.map((row) => ({
        kind: 'question' as const,
        id: row.id,
        received: inHongKong(row.received_at),
        language: LANGUAGE_NAMES[row.locale as Locale] ?? row.locale,
        businessType: '',
        companyName: '',
        name: '',
        contact: row.email,
        content: row.question_content,
      })),
    ];
  } finally {
    await store.destroy();
  }
}

/** ISO text with Hong Kong's offset: it sorts, and spreadsheets read it. */
function inHongKong(moment: number): string {
  return `${new Date(moment + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
}

function asText(entries: Entry[]): string {
  if (entries.length === 0) return 'The inbox is empty.\n';
  return entries
    .map((entry) => {
      const who = [entry.name, entry.companyName, entry.contact].filter(Boolean).join(' · ');
      const type = entry.businessType && ` · business type ${entry.businessType}`;
      const content = entry.content.replaceAll('\n', '\n  ');
      return `${entry.kind} ${entry.id} · ${entry.received} · ${entry.language}${type}\n  ${who}\n  ${content}\n`;
    })
    .join('\n');
}

function asCsv(entries: Entry[]): string {
  const columns = [
    'kind',
    'id',
    'received',
    'language',
    'businessType',
    'companyName',
    'name',
    'contact',
    'content',
  ] as const;
  const lines = entries.map((entry) => columns.map((column) => csvCell(String(entry[column]))).join(','));
  // The mark tells spreadsheets that this is UTF-8.
  return `\uFEFF${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

/** Quoted; a leading sign that a spreadsheet would run as a formula is disarmed. */
function csvCell(text: string): string {
  const disarmed = /^[=+\-@\t\r]/.test(text) && !/^\+?[\d\s-]+$/.test(text) ? `'${text}` : text;
  return `"${disarmed.replaceAll('"', '""')}"`;
}

await main();
