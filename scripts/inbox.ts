import { closeSync, fchmodSync, openSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { environment } from '../lib/config/env';
import { countAlerts } from '../lib/store/alerts';
import { openStore, type Store } from '../lib/store/database';
import { entriesOf, erase } from '../lib/store/erasure';
import { markAnswered } from '../lib/store/inbox';
import { quarantinedEntries, receivedEntries, undeliveredEntries } from '../lib/store/inbox-entries';
import { asCsv, asJson, asText, type InboxEntry } from '../lib/store/inbox-export';
import { countMails, listUndelivered, retryRefused } from '../lib/store/outbox';
import { countQuarantined } from '../lib/store/quarantine';
import { eraseCopiesByAge, eraseRowsByAge, overdueEntries } from '../lib/store/retention';

/** `npm run inbox`: the consultation messages and questions that visitors left, and what becomes of them. */
const USAGE = `Usage: npm run inbox -- [what] [--only consultations|questions] [--format text|csv|json] [--out FILE]

  (nothing)                      every message and question
  --open                         those that nobody has answered
  --quarantined                  those in quarantine, since a program seems to have written them
  --overdue                      those that nobody has answered, or the API has not taken, for a year
  --undelivered                  those that the website API has not taken
  --retry                        has the API asked again for those it refused
  --answered consultation:7 --by NAME
                                 marks one as answered, now, by NAME
  --reopen question:3            takes that back
  --forget CONTACT [--yes]       what came from this phone number or e-mail address, alerts to it too; with --yes erases it
  --erase [--yes]                how much has reached the time that the privacy policy names; with --yes erases it now,
                                 which the site does once a day`;

const FORMATS = { text: asText, csv: asCsv, json: asJson };

interface Options {
  only?: string;
  format: string;
  out?: string;
  open: boolean;
  quarantined: boolean;
  overdue: boolean;
  undelivered: boolean;
  retry: boolean;
  answered?: string;
  by?: string;
  reopen?: string;
  forget?: string;
  erase: boolean;
  yes: boolean;
  help: boolean;
}

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;

function optionsGiven(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: {
        only: text,
        format: { type: 'string', default: 'text' },
        out: text,
        open: flag,
        quarantined: flag,
        overdue: flag,
        undelivered: flag,
        retry: flag,
        answered: text,
        by: text,
        reopen: text,
        forget: text,
        erase: flag,
        yes: flag,
        help: flag,
      },
    });
    const isKnown = [undefined, 'consultations', 'questions'].includes(values.only) && values.format in FORMATS;
    return isKnown ? values : undefined;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

async function main(): Promise<number> {
  const options = optionsGiven();
  if (options === undefined || options.help) {
    console.log(USAGE);
    return options ? 0 : 2;
  }
  const db = await openStore(environment().database);
  try {
    if (options.answered !== undefined || options.reopen !== undefined) return await mark(db, options);
    if (options.retry) return await retry(db);
    if (options.forget !== undefined) return await forget(db, options.forget, options.yes);
    if (options.erase) return await eraseByAge(db, options.yes);
    return show(await chosen(db, options), options);
  } finally {
    await db.destroy();
  }
}

async function chosen(db: Store, { quarantined, overdue, undelivered, open, only }: Options): Promise<InboxEntry[]> {
  const all = await (quarantined
    ? quarantinedEntries(db)
    : overdue
      ? overdueEntries(db, Date.now())
      : undelivered
        ? undeliveredEntries(db)
        : withCounts(db));
  return all.filter(({ kind, answered }) => (only === undefined || only === `${kind}s`) && !(open && answered));
}

/** What was received; what stands elsewhere is told apart from it, where a file or a pipe does not get it. */
async function withCounts(db: Store): Promise<InboxEntry[]> {
  const quarantined = await countQuarantined(db);
  if (quarantined > 0) console.error(`Messages in quarantine: ${quarantined}. Read them with --quarantined.`);
  const waiting = (await listUndelivered(db)).length;
  if (waiting > 0)
    console.error(`Messages that the website API has not taken: ${waiting}. Read them with --undelivered.`);
  const [{ subscribers, requests }, mails] = [await countAlerts(db), await countMails(db)];
  if (subscribers + requests + mails > 0)
    console.error(
      `Alerts by e-mail: ${subscribers} addresses get them, ${requests} have not been confirmed, ${mails} mails wait to be sent.`,
    );
  return receivedEntries(db);
}

function show(entries: InboxEntry[], { format, out }: Options): number {
  const written = FORMATS[format as keyof typeof FORMATS](entries);
  if (out === undefined) {
    process.stdout.write(written);
    return 0;
  }
  // Visitors' data: for whoever runs this, and nobody else on the machine, a file that was there before too.
  const file = openSync(out, 'w', 0o600);
  fchmodSync(file, 0o600);
  writeFileSync(file, written);
  closeSync(file);
  console.log(`${entries.length} entries written to ${out}`);
  return 0;
}

async function mark(db: Store, { answered, by, reopen }: Options): Promise<number> {
  const [, kind, id] = /^(consultation|question):(\d{1,9})$/.exec(answered ?? reopen ?? '') ?? [];
  if (kind === undefined || (answered !== undefined && !by?.trim())) {
    console.error('Name one entry, and who answered it: --answered consultation:7 --by NAME.');
    return 2;
  }
  const entry = { kind: kind as 'consultation' | 'question', id: Number(id) };
  const isThere = await markAnswered(db, entry, answered === undefined ? undefined : by?.trim());
  console.log(
    isThere
      ? `${kind} ${id}: ${answered ? `answered by ${by?.trim()}` : 'not answered'}.`
      : `There is no ${kind} ${id}.`,
  );
  return isThere ? 0 : 1;
}

async function retry(db: Store): Promise<number> {
  console.log(`Messages that are tried again: ${await retryRefused(db)}.`);
  return 0;
}

async function forget(db: Store, contact: string, isCertain: boolean): Promise<number> {
  const found = await entriesOf(db, contact);
  if (found.length === 0) {
    console.log('Nothing came from this phone number or e-mail address.');
    return 1;
  }
  process.stdout.write(asText(found.map(({ entry }) => entry)));
  if (isCertain) await erase(db, found);
  console.log(
    isCertain
      ? `\nErased: ${found.length}. Backups from before still hold them, and so does an API that took them.`
      : `\nFound: ${found.length}. Add --yes to erase them for good.`,
  );
  return 0;
}

async function eraseByAge(db: Store, isCertain: boolean): Promise<number> {
  const now = Date.now();
  const rows = await eraseRowsByAge(db, now, !isCertain);
  const copies = eraseCopiesByAge(environment(), now, !isCertain);
  const { consultations, submitted_questions, held_messages, outbox, submission_keys, alert_requests } = rows;
  console.log(
    `${isCertain ? 'Erased' : 'To erase'}: ${consultations} consultation messages, ${submitted_questions} questions, ${held_messages} in quarantine, ${outbox} not delivered, ${submission_keys} keys of messages, ${alert_requests} requests for alerts, ${copies} copies of the database.${isCertain ? '' : ' Add --yes to erase them for good.'}`,
  );
  return 0;
}

process.exitCode = await main();
