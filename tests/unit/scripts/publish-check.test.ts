import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandsOf } from '../support/commands';
import { pdfPackedTwice, pdfSaying } from '../support/pdfs';

const programOf = commandsOf('publish', 'read-pdfs');
let place: string;
beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'publish-'));
});
afterAll(() => rmSync(place, { recursive: true }));

function publish(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [programOf('publish'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_FOLDER: path.join(place, 'new') },
  });
  return { status, said: `${stdout}${stderr}` };
}

test('a new folder has no fault, and is not made over one that is there', () => {
  const folder = path.join(place, 'new');
  expect(publish('init', folder)).toMatchObject({ status: 0 });
  expect(publish('check')).toEqual({ status: 0, said: `No fault in ${folder}: 2 entries.\n` });
  expect(publish('init', folder)).toEqual({ status: 1, said: `${folder} is not empty. Nothing was written.\n` });
  expect(publish('audit')).toEqual({ status: 0, said: 'Nothing is missing.\n' });
}, 60_000);

test('a meeting and an event are begun, and checked once they are written', () => {
  const folder = path.join(place, 'dates');
  publish('init', folder);
  const made = (...words: string[]) => publish('new', ...words, '--folder', folder);
  expect(made('meeting', '--date', '2028-02-29').said).toContain('meetings/2028-agm: made.');
  expect(made('meeting', '--date', '2028-06-04')).toMatchObject({ status: 1 });
  expect(made('event', '--date', '2027-08-13', '--slug', 'results-interim-2027')).toMatchObject({ status: 0 });
  expect(made('event', '--date', '2027-08-13', '--slug', 'results-interim-2027')).toMatchObject({ status: 1 });
  expect(made('event', '--date', '2027-02-29')).toMatchObject({ status: 1 });
  expect(publish('check', '--folder', folder)).toMatchObject({ status: 1 });
  for (const file of ['meetings/2028-agm/entry.yaml', 'calendar/2027.yaml']) {
    const written = readFileSync(path.join(folder, file), 'utf8').replaceAll(/ # to fill in.*/g, '');
    writeFileSync(path.join(folder, file), written);
  }
  expect(publish('check', '--folder', folder)).toMatchObject({ status: 0 });
}, 60_000);

test('a filing is made of its PDFs, and what is left is said', () => {
  const pdf = path.join(place, 'results.pdf');
  writeFileSync(pdf, pdfSaying('Interim results for the six months, stock code 00000'));
  const made = publish(
    'new',
    'filing',
    pdf,
    '--slug',
    'interim-results',
    '--date',
    '2026-08-12',
    '--category',
    'results',
  );
  expect(made.status).toBe(0);
  expect(made.said).toContain('Left to fill in:\n  entry.yaml, line 2: zt: "標題" # to fill in');
  expect(made.said).toMatch(/Once the Exchange has it: release \S+ --exchange NUMBER --at TIME\.$/m);
  const entry = readFileSync(path.join(place, 'new/filings/2026-08-12-interim-results/entry.yaml'), 'utf8');
  expect(entry).toContain('category: results\nfiles:\n  en: { file: e.pdf, pages: 1 }\n');
  const { status, said } = publish('check', path.join(place, 'new/filings'));
  expect(status).toBe(1);
  expect(said).toContain('The document is missing in traditional Chinese');
}, 60_000);

test('a PDF that is none, and one that unpacks to gigabytes, are faults, and the next one is read', () => {
  const folder = path.join(place, 'bad');
  publish('init', folder);
  for (const [name, bytes] of Object.entries({
    a: pdfPackedTwice(2000),
    b: Buffer.from('no PDF'),
    c: pdfSaying('A policy of twenty letters and more'),
  })) {
    const pdf = path.join(place, `${name}.pdf`);
    writeFileSync(pdf, pdfSaying('A policy of twenty letters and more'));
    publish('new', 'document', pdf, '--slug', name, '--folder', folder);
    writeFileSync(path.join(folder, 'documents', name, 'e.pdf'), bytes);
    const entry = path.join(folder, 'documents', name, 'entry.yaml');
    writeFileSync(entry, readFileSync(entry, 'utf8').replace(/ # to fill in.*/g, ''));
  }
  const { status, said } = publish('check', '--json', '--folder', folder);
  expect(status).toBe(1);
  expect(JSON.parse(said).faults).toEqual([
    { file: 'documents/a/e.pdf', message: 'The PDF cannot be opened: it takes more memory or time than any document.' },
    { file: 'documents/b/e.pdf', message: expect.stringMatching(/^The PDF cannot be opened: /) },
  ]);
}, 120_000);

test('what is called wrongly is told how', () => {
  expect(publish('chekc')).toMatchObject({ status: 2, said: expect.stringContaining('There is no verb "chekc".') });
  expect(publish('check', '--jsn')).toMatchObject({
    status: 2,
    said: expect.stringContaining('Usage: npm run publish'),
  });
  expect(publish('--help')).toMatchObject({ status: 0 });
});
