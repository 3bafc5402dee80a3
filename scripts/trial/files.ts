import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { megabytesOf, pause, visitDuring } from '../../tests/e2e/support/visits';
import { pdfPackedTwice } from '../../tests/unit/support/pdfs';
import { freePort } from '../lib/free-port.mjs';
import { buildWhenNeeded, installWhenNeeded, startServer, untilListening, untilReady } from '../lib/project.mjs';

/**
 * `npm run trial:files`: an API whose newest report is a PDF of a few kilobytes that unpacks to 3 GB. Prints, of the
 * start that finds it and of the next one, how much memory the site took and the process that reads files for it, and how
 * long a visitor waited meanwhile. (In the suite: tests/unit/search/read-files.test.ts and indexer.test.ts.)
 */

const BOMB = pdfPackedTwice(3000);
/** The site has looked at every file, or given it up. */
const FILLED = 'search.filled';
const LOOK_MS = 20;
const MOST_SECONDS = 600;

installWhenNeeded();
const built = buildWhenNeeded();
if (built !== 0) process.exit(built);

const folder = mkdtempSync(path.join(tmpdir(), 'tradego-files-'));
let fetched = 0;
const api = createServer((request, response) => {
  if (request.url === '/report.pdf') {
    fetched++;
    response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(BOMB);
    return;
  }
  const report = { title: 'Annual report 2025', fileUrl: `${address()}/report.pdf`, publishTime: 1_760_000_000 };
  const isReports = request.url?.includes('reportsList');
  const answer = isReports
    ? { result: 1, msg: 'success', data: { reportsListRtVOS: [report], total: 1 } }
    : { result: 0, msg: 'not in this API' };
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
});
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));

console.log(`The report has ${BOMB.length.toLocaleString('en')} bytes.`);
let isWell = true;
try {
  for (const start of ['first start', 'next start']) {
    const { home, site, reader, unread, isFilled } = await startAndVisit();
    const visits = `/home ${home.medianMs} ms at the median, ${home.longestMs} at most, ${JSON.stringify(home.statuses)}`;
    console.log(`${start}: ${visits}; memory ${site} MB at most, of the reader ${reader} MB; fetched ${fetched} times
  ${unread ?? 'no file was given up'}`);
    isWell &&= isFilled && unread !== undefined && Object.keys(home.statuses).join() === '200';
  }
} finally {
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isWell ? 0 : 1);

async function startAndVisit() {
  const port = await freePort();
  let output = '';
  const env = {
    PORT: String(port),
    DATABASE_URL: `file:${path.join(folder, 'tradego.db')}`,
    WEBSITE_API_URL: address(),
  };
  const server = startServer({ ...env, WARM_UP_AFTER_SECONDS: '1' }, ['ignore', 'pipe', 'pipe']);
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const most = { site: 0, reader: 0 };
  const timer = setInterval(() => {
    most.site = Math.max(most.site, megabytesOf(server.pid));
    for (const child of childrenOf(server.pid)) most.reader = Math.max(most.reader, megabytesOf(child));
  }, LOOK_MS);
  try {
    if ((await untilListening(server)) === undefined || !(await untilReady(port, server)))
      throw new Error(`The server did not start:\n${output}`);
    const { home } = await visitDuring({ home: { next: () => `http://127.0.0.1:${port}/home` } }, async () => {
      const end = Date.now() + MOST_SECONDS * 1000;
      while (!output.includes(FILLED) && server.exitCode === null && Date.now() < end) await pause(200);
    });
    const unread = output.split('\n').find((line) => line.includes('search.file-unread'));
    return { home, ...most, unread, isFilled: output.includes(FILLED) };
  } finally {
    clearInterval(timer);
    server.kill('SIGKILL');
  }
}

/** Processes that a process has started. */
function childrenOf(pid: number | undefined): string[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function address(): string {
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}
