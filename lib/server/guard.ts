import http, { type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { COMMON_HEADERS, NOTHING_MAY_RUN } from '../base/security-headers.mjs';
import { isShuttingDown } from '../base/shutdown';
import type { EnvironmentConfig } from '../config/env';
import { requestHosts } from '../endpoints/request-hosts';
import { senderOf } from '../endpoints/visitor';
import { cleanForRendering, dropUnused, fixHeaders } from '../next/header-fixes';
import { ignoreUpgrades } from '../next/http-server';
import type { PageCache } from '../next/page-cache';
import { PAGE_CACHE_CONTROL } from '../routing/answer';
import { answerBusy } from './busy-page';
import type { Edge } from './edge';
import { LoadShedder } from './load-shedding';
import { Pipelining } from './pipelining';
import { inFileSpelling, readableTarget, readableTargetIn } from './readable-target';
import { judgeRequest, READ_METHODS } from './request-line';

/** Open connections, each with the answer that is being made on it, if any. */
export type Connections = Map<Socket, ServerResponse | undefined>;

const ALWAYS_SENT = [...COMMON_HEADERS, { key: 'Content-Security-Policy', value: NOTHING_MAY_RUN }];

/** What Node's parser says of a request that cannot be read. */
const UNREADABLE: Record<string, number> = {
  HPE_INVALID_METHOD: 501,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** How long a client may take over its headers, and over its whole request; the longest is a form of some 20 KB. */
const TIMES = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2000 };

/** A connection on which nothing moves for so long is closed: a reader that takes nothing holds what was made for it. */
const SILENCE_MS = 60_000;

const MOST_CONNECTIONS = 4096;

/** Files as they stand, and what balancers and the edge ask once a second. All else may have to be made. */
const NOT_RENDERED = /^\/(?:_next\/static\/|assets\/|healthz$|readyz$|edge-version$)/;

/** Codes of the parser for a request target that it cannot read: a byte that is not ASCII, a blank. */
const TARGET_UNREAD = ['HPE_INVALID_URL', 'HPE_INVALID_CONSTANT', 'HPE_INVALID_VERSION'];

/** The readable form of an address is the same address, so the redirect is temporary and keeps the method. */
const LED_ON = 307;

/** What the site knows of its own name. */
type PublicName = Pick<EnvironmentConfig, 'publicHost' | 'trustedProxyHops'>;

/**
 * An HTTP server that lets through to Next what Next can answer: what is refused
 * gets a status at once and no line in the log, and every answer, Next's own
 * redirects and errors too, carries the security headers.
 */
export function guardedServer(
  listener: RequestListener,
  site: PublicName = { publicHost: undefined, trustedProxyHops: 0 },
  pageCache?: Pick<PageCache, 'answer'>,
  edge?: Pick<Edge, 'answerFor'>,
  shedder = new LoadShedder(),
): { server: Server; connections: Connections } {
  const connections: Connections = new Map();
  const pipelining = new Pipelining();
  const server = http.createServer({ requireHostHeader: false, ...TIMES }, (request, response) =>
    pipelining.take(request, response, () => answer(request, response)),
  );
  server.timeout = SILENCE_MS;
  server.maxConnections = MOST_CONNECTIONS;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    connections.set(request.socket, response);
    response.once('close', () => {
      if (connections.get(request.socket) === response) connections.set(request.socket, undefined);
    });
    addSecurityHeaders(response);
    // Close the connection, so that the client's next request goes to another instance.
    if (isShuttingDown()) response.setHeader('Connection', 'close');
    const readable = READ_METHODS.includes(request.method ?? '') ? readableTarget(request.url ?? '') : undefined;
    if (readable !== undefined) return leadTo(response, readable);
    const verdict = judgeRequest({
      method: request.method ?? '',
      target: request.url ?? '',
      httpVersion: request.httpVersion,
      hosts: request.rawHeaders.filter((_, index, all) => index % 2 === 1 && /^host$/i.test(all[index - 1] ?? '')),
    });
    if ('refuse' in verdict) return refuse(request, response, verdict.refuse, verdict.allow);
    request.url = inFileSpelling(verdict.target);
    if (verdict.host !== undefined) request.headers.host = verdict.host;
    // A preview, or an address of the machine itself: search engines are to know the public one alone.
    if (!isPublicName(request, site)) response.setHeader('X-Robots-Tag', 'noindex');
    edge?.answerFor(request, response);
    dropUnused(request);
    if (pageCache?.answer(request, response)) return;
    const work = () => {
      cleanForRendering(request, response);
      return listener(request, response);
    };
    if (isRendered(request))
      shedder.enter(clientOf(request, site), response, work, () => answerBusy(request, response));
    else work();
  };
  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('checkExpectation', (request, response) => {
    addSecurityHeaders(response);
    refuse(request, response, 417);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = connections.get(socket as Socket);
    if (!socket.writable || answer?.headersSent) return socket.destroy();
    const readable = TARGET_UNREAD.includes(error.code ?? '')
      ? readableTargetIn((error as { rawPacket?: Buffer }).rawPacket)
      : undefined;
    const status = readable === undefined ? (UNREADABLE[error.code ?? ''] ?? 400) : LED_ON;
    socket.end(rawAnswer(status, readable), () => socket.destroy());
  });
  server.on('connect', (_, socket) => socket.end(rawAnswer(501)));
  ignoreUpgrades(server);
  return { server, connections };
}

/** Whether a request is for the public host of the site, or no public host is configured. */
function isPublicName({ headers }: IncomingMessage, { publicHost, trustedProxyHops }: PublicName): boolean {
  if (publicHost === undefined) return true;
  const forwardedHost = String(headers['x-forwarded-host'] ?? '');
  return requestHosts({ host: headers.host, forwardedHost }, trustedProxyHops).includes(publicHost);
}

/** Adds what is missing when the headers are sent: a page has a policy of its own by then. */
function addSecurityHeaders(response: ServerResponse): void {
  const writeHead = response.writeHead as (...parameters: unknown[]) => ServerResponse;
  response.writeHead = ((...parameters: unknown[]) => {
    if (!response.headersSent) {
      fixHeaders(response, parameters);
      for (const { key, value } of ALWAYS_SENT) if (!response.hasHeader(key)) response.setHeader(key, value);
    }
    return writeHead.apply(response, parameters);
  }) as typeof response.writeHead;
}

/** The client that a request counts for (load-shedding.ts). Behind a proxy that the settings do not name, all are one. */
function clientOf({ headers }: IncomingMessage, { trustedProxyHops }: PublicName): string {
  const { visitor, claimedThrough } = senderOf({ get: (name) => headers[name]?.toString() ?? null }, trustedProxyHops);
  return claimedThrough ?? visitor;
}

/** Whether a request may cause a rendering. A POST is short work, and may be a customer's message. */
function isRendered({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !NOT_RENDERED.test(url.split('?', 1)[0] ?? '');
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, allow?: string): void {
  if (allow !== undefined) response.setHeader('Allow', allow);
  // The unread body would be taken for the next request on this connection.
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : `${http.STATUS_CODES[status]}\n`);
}

function leadTo(response: ServerResponse, target: string): void {
  response.writeHead(LED_ON, { Location: target, 'Cache-Control': PAGE_CACHE_CONTROL }).end();
}

/** @param location where it leads */
function rawAnswer(status: number, location?: string): string {
  const headers = [
    ...ALWAYS_SENT.map(({ key, value }) => `${key}: ${value}`),
    ...(location === undefined ? [] : [`Location: ${location}`, `Cache-Control: ${PAGE_CACHE_CONTROL}`]),
    'Connection: close',
    'Content-Length: 0',
  ];
  return `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n`;
}
