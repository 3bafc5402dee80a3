import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chainChecks } from '@/lib/content/chain-checks';
import { chainText } from '@/lib/endpoints/publication-chain';
import { appendToRecord, type RecordedLine, readRecord } from '@/lib/publishing/record';
import { temporaryStore } from '../support/temporary-store';

jest.mock('@/lib/api/embedded/opened', () => ({}));

const store = temporaryStore();
const line = (id: string, because?: string) => ({
  at: '2026-11-28T10:45:09.000Z',
  action: because === undefined ? ('release' as const) : ('correct' as const),
  id,
  version: because === undefined ? 1 : 2,
  exchange: { id: '2026112800123', at: '2026-11-28T10:45:03.000Z' },
  ...(because !== undefined && { because: { zt: because } }),
  files: [{ name: 'c.pdf', languages: ['zt'], sha256: 'ab'.repeat(32) }],
  digest: 'cd'.repeat(32),
});

let record: RecordedLine[];
const folder = mkdtempSync(path.join(tmpdir(), 'tradego-chain-'));
const fileOf = (form: 'ndjson' | 'txt') => path.join(folder, `record.${form}`);
const checks = chainChecks({
  ndjson: pathToFileURL(fileOf('ndjson')).href,
  txt: pathToFileURL(fileOf('txt')).href,
});

beforeAll(async () => {
  // What a shell or a reader of JSON could take for something else.
  await store()
    .transaction()
    .execute((db) =>
      appendToRecord(db, [
        line('2026-11-28-results'),
        line('2026-11-28-results', '「重列」 100% \\ "quoted" `$x`'),
        line('board'),
      ]),
    );
  record = await readRecord(store());
  for (const form of ['ndjson', 'txt'] as const) writeFileSync(fileOf(form), chainText(record, form));
});
afterAll(() => rmSync(folder, { recursive: true }));

const has = (tool: string) => spawnSync(tool, ['--version']).status === 0;
const withPython = has('python3') ? test : test.skip;
const withShell = has('curl') && has('sha256sum') ? test : test.skip;
const python = () => spawnSync('python3', ['-c', checks.python], { encoding: 'utf8' });

describe('the record that anybody can compute again', () => {
  test('has a line for each step and nothing else', () => {
    expect(chainText(record, 'ndjson').trimEnd().split('\n')).toHaveLength(3);
    expect(chainText(record, 'txt').trimEnd().split('\n')).toHaveLength(4);
    expect(chainText([], 'ndjson')).toBe('');
  });

  withPython('the Python script takes the download for whole, and ends with its last hash', () => {
    const { status, stdout } = python();
    expect([status, stdout]).toEqual([0, `whole, ends with ${record.at(-1)?.hash}\n`]);
  });

  withPython('and says which line was changed', () => {
    writeFileSync(fileOf('ndjson'), chainText(record, 'ndjson').replace('quoted', 'changed'));
    const { status, stderr } = python();
    writeFileSync(fileOf('ndjson'), chainText(record, 'ndjson'));
    expect(status).toBe(1);
    expect(stderr).toContain('changed: {"number":2');
  });

  withShell.each([1, 2, 3])('the line for sha256sum gives the hash of line %i', (number) => {
    const command = checks.shell.replace('n=2', `n=${number + 1}`);
    const [sum, given] = execFileSync('bash', ['-c', command], { encoding: 'utf8' }).split('\n');
    expect(sum?.split(' ')[0]).toBe(record[number - 1]?.hash);
    expect(given).toBe(record[number - 1]?.hash);
  });
});
