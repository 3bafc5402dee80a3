import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { serverAddress } from './servers';

/** A website API that passes everything on to the suite's own site, until it is told to fail in one of these ways. */

const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { 'Content-Type': 'application/json' };

type Fault = (response: ServerResponse, socket: Socket) => void;

/** One byte a second, of an answer that would be good. */
const trickle: Fault = (response) => {
  response.writeHead(200, JSON_TYPE);
  const timer = setInterval(() => response.write(' '), 1000);
  response.on('close', () => clearInterval(timer));
};

/** 200 MB, as fast as they are taken. */
const endless: Fault = (response) => {
  response.writeHead(200, JSON_TYPE);
  const piece = Buffer.alloc(MEGABYTE, ' ');
  let left = 200;
  const more = () => {
    while (left-- > 0) if (!response.write(piece)) return;
    response.end();
  };
  response.on('drain', more);
  more();
};

let bomb: Buffer | undefined;

export const FAULTS = {
  refused: (_, socket) => socket.destroy(),
  hanging: () => {},
  trickling: trickle,
  'a status of 500': (response) => response.writeHead(500, JSON_TYPE).end('{"message":"trace"}'),
  'an HTML page': (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>'),
  truncated: (response, socket) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': '5000' });
    response.write('{"result":1,"data":{"dynamicTopRtVOS":[{"id":1,');
    setTimeout(() => socket.destroy(), 20);
  },
  'another shape': (response) =>
    response.writeHead(200, JSON_TYPE).end('{"result":1,"msg":"success","data":{"total":{},"list":"none"}}'),
  '200 MB': endless,
  'redirected elsewhere': (response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
  'not UTF-8': (response) =>
    response.writeHead(200, JSON_TYPE).end(Buffer.from('{"result":1,"msg":"\xff\xfe","data":\xc3(}', 'latin1')),
  'a bomb of gzip': (response) => {
    bomb ??= gzipSync(Buffer.alloc(200 * MEGABYTE, ' '));
    response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).end(bomb);
  },
  'result 0': (response) => response.writeHead(200, JSON_TYPE).end('{"result":0,"msg":"no"}'),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

export interface FaultyApi {
  address: string;
  /** From now on it fails like this, or with undefined not at all. */
  set(fault: FaultName | undefined): void;
  close(): void;
}

export async function faultyApi(first: FaultName): Promise<FaultyApi> {
  let fault: FaultName | undefined = first;
  const server: Server = createServer((request, response) => {
    response.on('error', () => {});
    if (fault !== undefined) FAULTS[fault](response, request.socket);
    else void passOn(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    set(next) {
      fault = next;
      // What hangs would hang on.
      server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, text } = await answerOfSite(request);
  response.writeHead(status, JSON_TYPE).end(text);
}

/** What the suite's own site answers to a call. `asked` is the body of the call. */
export async function answerOfSite(request: IncomingMessage): Promise<{ asked: string; status: number; text: string }> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const asked = Buffer.concat(pieces).toString();
  const headers = { language: String(request.headers.language ?? 'cht'), ...JSON_TYPE };
  const body = request.method === 'POST' ? asked : undefined;
  const answer = await fetch(`${serverAddress('site')}${request.url}`, { method: request.method, headers, body });
  return { asked, status: answer.status, text: await answer.text() };
}
