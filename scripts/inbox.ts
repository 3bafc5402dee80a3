import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { environment } from '../lib/config/env';
import { LANGUAGE_NAMES, type Locale } from '../lib/i18n/locales';
import { openStore } from '../lib/store/database';
import { countHeld, listHeld } from '../lib/store/held';
import { listConsultations, listQuestions } from '../lib/store/inbox';
import { asCsv, asJson, asText, type InboxEntry } from '../lib/store/inbox-export';

/**
 * `npm run inbox`: the consultation messages and questions that visitors left,
 * as a list to read, or as CSV or JSON to hand on. `--held` lists what was kept apart because a
 * program seems to have written it.
 */
const USAGE = `Usage: npm run inbox -- [--held] [--only consultations|questions] [--format text|csv|json] [--out FILE]`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      format: { type: 'string', default: 'text' },
      out: { type: 'string' },
      held: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const { only, format, out, held } = values;
  const known = [undefined, 'consultations', 'questions'].includes(only) && ['text', 'csv', 'json'].includes(format);
  if (values.help || !known) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const entries = held ? await readHeld(only) : await readEntries(only);
  const text = { text: asText, csv: asCsv, json: asJson }[format as 'text' | 'csv' | 'json'](entries);
  if (out) {
    // Visitors' data: for whoever runs this, and nobody else on the machine.
    writeFileSync(out, text, { mode: 0o600 });
    console.log(`${entries.length} entries written to ${out}`);
  } else {
    process.stdout.write(text);
  }
}

/** Messages that were kept apart from the inbox. */
async function readHeld(only: string | undefined): Promise<InboxEntry[]> {
  const store = await openStore(environment().databaseFile);
  try {
    return (await listHeld(store))
      .map(({ id, received_at, locale, call, fields }) => {
        const typed = JSON.parse(fields) as Record<string, string>;
        return {
          kind: call === 'submitQuestion' ? ('question' as const) : ('consultation' as const),
          id,
          received: inHongKong(received_at),
          language: LANGUAGE_NAMES[locale as Locale] ?? locale,
          businessType: typed.businessType ?? '',
          companyName: typed.companyName ?? '',
          name: typed.name ?? '',
          contact: typed.phone ?? typed.email ?? '',
          content: typed.content ?? typed.questionContent ?? '',
        };
      })
      .filter(({ kind }) => only === undefined || only === `${kind}s`);
  } finally {
    await store.destroy();
  }
}

async function readEntries(only: string | undefined): Promise<InboxEntry[]> {
  const store = await openStore(environment().databaseFile);
  try {
    const held = await countHeld(store);
    if (held > 0) console.error(`Messages kept apart: ${held}. Read them with --held.`);
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

await main();
