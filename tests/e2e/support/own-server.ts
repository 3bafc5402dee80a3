import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { STANDALONE, startServer, untilListening, untilReady } from '../../../scripts/lib/project.mjs';
import { databaseOf } from './servers';

/** A server of one test's own, to be stopped, killed and started again. */
export interface OwnServer {
  address: string;
  process: ChildProcess;
  /** What it wrote, for tests about its log. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Makes every page ahead and fills the search as soon as it listens, as a site does that is not told otherwise. */
export const WARMED = { WARM_UP_AFTER_SECONDS: '1' };
/** The trials are of a site as it is deployed (scripts/trial). */
const AHEAD = process.env.TRIAL ? WARMED : { WARM_UP_AFTER_SECONDS: '86400' };

/**
 * Starts the production server with settings of its own; its data stands under `name`. Nothing is made ahead unless it
 * is `WARMED`: most tests want the few pages that they ask for, and the rest costs half a minute of a processor.
 */
export async function startOwn(name: string, port: number, env: Record<string, string> = {}): Promise<OwnServer> {
  const { process, output } = launch(name, port, env);
  const host = env.HOSTNAME === '::1' ? '[::1]' : '127.0.0.1';
  if ((await untilListening(process)) === undefined || !(await untilReady(port, process, 60, host)))
    throw new Error(`The server did not start:\n${output()}`);
  return {
    address: `http://localhost:${port}`,
    process,
    output,
    stop: (signal = 'SIGTERM') => ended(process, signal),
  };
}

/** Starts it and waits for it to end by itself. */
export async function startsAndEnds(name: string, port: number, env: Record<string, string>) {
  const { process, output } = launch(name, port, env);
  const code = await new Promise<number | null>((resolve) => process.on('exit', resolve));
  return { code, output: output() };
}

/** A test that failed has not stopped its server, and the next attempt wants the port. */
const launched: ChildProcess[] = [];
process.on('exit', () => {
  for (const server of launched) server.kill('SIGKILL');
});

function launch(name: string, port: number, env: Record<string, string>) {
  const process = startServer({ PORT: String(port), DATABASE_URL: databaseOf(name), ...AHEAD, ...env }, [
    'ignore',
    'pipe',
    'pipe',
  ]);
  launched.push(process);
  let text = '';
  for (const stream of [process.stdout, process.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { process, output: () => text };
}

function ended(process: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    process.on('exit', () => resolve());
    process.kill(signal);
  });
}

/** Runs the inbox with a store and gives back what it prints. */
export function readInbox(database: string, args: string[] = []): Promise<string> {
  return runCommand('inbox', database, args);
}

/** Runs a command of operators, as it is deployed, with a store and gives back what it prints. */
export function runCommand(name: string, database: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(STANDALONE, `${name}.mjs`), ...args], {
      env: { ...process.env, DATABASE_URL: database },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.on('exit', (code) => (code === 0 ? resolve(text) : reject(new Error(`${name} ended with ${code}`))));
  });
}

/** Longer than any page waits. */
const TARDY_MS = 2600;

export type ApiMood = 'good' | 'odd' | 'tardy' | 'slow' | 'html' | 'shape' | 'refusing' | 'error';

/** What no page may stumble over: dates that no calendar has, addresses that are none, figures that are words. */
function oddData(path: string): object {
  const odd = { publishTime: 1e20, pictureUrl: 'http://[', fileUrl: 'javascript:alert(1)', skipUrl: 'data:,x' };
  const items = (fields: object) => [{ ...odd, ...fields }, null, { ...odd }, 7];
  if (path.includes('dynamic')) return { dynamicTopRtVOS: items({ id: 71, title: 'Odd news', contentTxt: '<p>x' }) };
  if (path.includes('roadShow')) return { roadShowListRtVOS: items({ title: 'Odd roadshow' }), total: 1 };
  if (path.includes('reports')) return { reportsListRtVOS: items({ title: 'Odd report', publishTime: '2026-02-30' }) };
  if (path.includes('circulars')) return { circularsListRtVOS: items({ title: 'Odd circular' }), total: '1e99' };
  if (path.includes('interactive')) return { interactiveScrollRtVOS: items({ questionContent: 'Odd question?' }) };
  if (path.includes('sharePrice')) {
    const record = { time: '930', currentPrice: '0.86', avgPrice: '--', change: null, quoteChange: {} };
    return { sharePriceRtVos: [record, null, { ...record, time: '9999' }], xj: null, zs: '0.83', date: '9999-99-99' };
  }
  return {};
}

/** A website API that a test can put out of order. Its good answers are one item of news. */
export async function moodyApi() {
  let mood: ApiMood = 'good';
  let title = 'News of the remote API';
  let id = 71;
  let calls = 0;
  const received: Record<string, string>[] = [];
  const news = () => ({
    result: 1,
    data: {
      dynamicTopRtVOS: [
        {
          id,
          title,
          contentTxt: '<p>Whole text.</p><script>alert(1)</script>',
          pictureUrl: '',
          publishTime: 1_790_000_000,
        },
      ],
      total: 1,
    },
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    calls++;
    const json = (value: unknown, status = 200) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    if (mood === 'slow') return;
    if (mood === 'tardy') return void setTimeout(() => json(news()), TARDY_MS);
    if (mood === 'html') return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>');
    if (mood === 'shape') return json({ result: 1, data: { dynamicTopRtVOS: { not: 'a list' }, total: 'many' } });
    if (mood === 'refusing') return json({ result: 0, msg: 'no' });
    if (mood === 'error') return json({ message: 'stack' }, 500);
    if (mood === 'odd') return json({ result: 1, msg: 'success', data: oddData(request.url ?? '') });
    if (/informationBox|questionBox/.test(request.url ?? '')) {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on('end', () => {
        received.push(JSON.parse(text));
        json({ result: 1, msg: 'success' });
      });
      return;
    }
    if (/dynamic(Top|List)/.test(request.url ?? '')) return json(news());
    return json({ result: 0, msg: 'not in this API' });
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    set: (next: ApiMood) => {
      mood = next;
    },
    /** Its one item of news is this one from now on. */
    publish: (nextTitle: string, nextId = id) => {
      title = nextTitle;
      id = nextId;
    },
    calls: () => calls,
    /** Visitors' messages that it took. */
    received: () => received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
