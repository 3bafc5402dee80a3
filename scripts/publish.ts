import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { environment } from '../lib/config/env';
import { answer } from './publish/answer';
import { audit } from './publish/audit';
import { check } from './publish/check';
import { init } from './publish/init';
import { newEntry } from './publish/new';
import { plan } from './publish/plan';
import { preview } from './publish/preview';
import { REASON_OPTIONS } from './publish/reason';
import { record, verify } from './publish/record';
import { correct, release, withdraw } from './publish/release';
import { status } from './publish/status';
import { storeFailure } from './publish/store-failure';
import { type Io, MISUSED, REFUSED, type Verb } from './publish/verb';
import { watch } from './publish/watch';

/** `npm run publish -- VERB`: what the content folder holds, and how it gets on the site. */
const USAGE = `Usage: npm run publish -- VERB [--folder FOLDER]

  check [PATH] [--json]         every fault of the content folder, or of the part that PATH names
  audit [--json]                months without their return, periods without their results or report
  init FOLDER                   a content folder of a new company, with examples to replace
  new filing|report|story|recording|answer|document [PDF…] [--slug NAME] [--date DAY] [--category WORD] [--period PERIOD]
                                an entry from a template, with the title and the pages of the PDFs
  new meeting|event [--date DAY] [--slug NAME]
                                a general meeting, or an event of the calendar, from a template
  plan [--all] [--json]         what a release would do now, and what it would hold back and why
  preview [--port 3100]         the site with what is not published yet, on this machine alone
  release [ID…] [--exchange NUMBER --at MOMENT] [--outside-window REASON] [--json]
                                publishes what is named, or all that is new and may be, in one transaction
  correct ID --because REASON [--exchange NUMBER --at MOMENT | --exchange-unchanged] [--outside-window REASON] [--json]
                                a new version beside the first one; a new document has a new number at the Exchange
  withdraw ID… --because REASON [--json]
                                strikes a document of the rules and keeps it; a story or an answer goes. Visitors read
                                the reason: --because-zt, --because-zh and --because-en say it in their languages
  answer question:26            a draft of an answer to a question of the inbox
  watch [--once]                releases what is due, until it is ended
  status [--json]               what is published, and what waits
  record [--json]               every release, correction and withdrawal
  verify                        computes the record again

The content folder is FOLDER, else CONTENT_FOLDER, else content. Exit status: 0 done, 1 not as asked, 2 asked wrongly.`;

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const json = { json: flag };
const exchange = { exchange: text, at: text, 'outside-window': text };
const because = { ...Object.fromEntries(REASON_OPTIONS.map((name) => [name, text])), ...json };

const VERBS: Readonly<Record<string, { run: Verb; options?: ParseArgsConfig['options'] }>> = {
  check: { run: check, options: json },
  audit: { run: audit, options: json },
  init: { run: init },
  new: { run: newEntry, options: { slug: text, date: text, category: text, period: text } },
  plan: { run: plan, options: { all: flag, ...json } },
  preview: { run: preview, options: { port: text } },
  release: { run: release, options: { ...exchange, ...json } },
  correct: { run: correct, options: { ...exchange, 'exchange-unchanged': flag, ...because } },
  withdraw: { run: withdraw, options: because },
  answer: { run: answer },
  watch: { run: watch, options: { once: flag } },
  status: { run: status, options: json },
  record: { run: record, options: json },
  verify: { run: verify, options: json },
};

/** Work that takes longer than this shows how far it is, in ms. */
const QUIET = 1000;

const started = Date.now();
const io: Io = {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  progress: (line) => {
    if (process.stderr.isTTY && Date.now() - started > QUIET) process.stderr.write(`\r\u001b[K${line}`);
  },
  now: () => Date.now(),
  // Beside this file: as a source, or as it is built.
  pdfReader: fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? './read-pdfs.ts' : './read-pdfs.mjs', import.meta.url),
  ),
};

async function main([name = '', ...rest]: string[]): Promise<number> {
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  const asksForHelp = name === '' || name === '--help' || rest.includes('--help');
  if (!verb || asksForHelp) {
    if (!verb && !asksForHelp) io.err(`There is no verb ${JSON.stringify(name)}.`);
    (asksForHelp ? io.out : io.err)(USAGE);
    return asksForHelp ? 0 : MISUSED;
  }
  let given: ReturnType<typeof parseArgs>;
  try {
    given = parseArgs({ args: rest, allowPositionals: true, options: { folder: text, ...verb.options } });
  } catch (error) {
    io.err(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return MISUSED;
  }
  const values = given.values as Record<string, string | boolean | undefined>;
  const folder = typeof values.folder === 'string' ? values.folder : environment().contentFolder;
  return verb.run({ folder, ids: given.positionals, values }, io);
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(storeFailure(error) ?? (error instanceof Error ? error.message : error));
    process.exitCode = REFUSED;
  },
);
