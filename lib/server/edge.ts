import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { versionOfAll } from '../api/data-versions';
import type { EnvironmentConfig } from '../config/env';
import { buildFolder, buildId } from '../next/built-files';
import { PAGE_CACHE_CONTROL } from '../routing/answer';
import { queryNamesOf } from '../routing/query';
import { routeAt } from '../site/routes';

/**
 * Header of the edge cache (deploy/nginx.conf): what it takes for the newest version with its question, and with our answer
 * the version that the answer is at least as new as. Where the two differ the edge keeps nothing.
 */
export const EDGE_VERSION = 'x-edge-version';

/** The public host of the site, where it is known: under any other the edge says `noindex`, as the site does. */
export const EDGE_HOST = 'x-edge-host';

/** The previous version, if this process knows it; the edge shows its pages while the site is down. */
export const EDGE_VERSION_BEFORE = `${EDGE_VERSION}-before`;

type EdgeConfig = Omit<EnvironmentConfig, 'database' | 'dataFolder' | 'port' | 'hostname'>;

/** What the site says to the edge cache in front, where there is one. */
export class Edge {
  #made: string | undefined;

  /** @param folder of the build */
  constructor(
    private readonly config: EdgeConfig,
    private readonly folder = buildFolder(),
  ) {}

  /**
   * Names all that pages depend on beside their address: the build, the settings, and what has been published. What
   * was kept under another version is never asked for again, so to publish is to clear every edge.
   */
  version(): string {
    this.#made ??= digest([
      buildId(this.folder),
      this.config.siteUrl,
      this.config.websiteApiUrl,
      this.config.fintechApiUrl,
      this.config.assetBaseUrl,
      this.config.sandboxUrl,
      this.config.mail !== undefined,
    ]);
    return `${this.#made}-${digest(versionOfAll())}`;
  }

  /** Makes a page's answer to the edge one that it may keep. The header is for the edge alone, and ends here. */
  answerFor(request: IncomingMessage, response: ServerResponse): void {
    const asks = request.headers[EDGE_VERSION] !== undefined;
    delete request.headers[EDGE_VERSION];
    const { edgeSeconds } = this.config;
    if (!asks || edgeSeconds === 0 || !readsAllOf(request.url ?? '')) return;
    // Take the version now: something published while the page is made may be missing from it.
    const version = this.version();
    const writeHead = response.writeHead as (...parameters: unknown[]) => ServerResponse;
    response.writeHead = ((...parameters: unknown[]) => {
      const isPage = response.statusCode === 200 || response.statusCode === 304;
      if (!response.headersSent && isPage && response.getHeader('Cache-Control') === PAGE_CACHE_CONTROL) {
        response.setHeader(EDGE_VERSION, version);
        response.setHeader('Cache-Control', `max-age=${edgeSeconds}, stale-while-revalidate=${edgeSeconds}`);
      }
      return writeHead.apply(response, parameters);
    }) as typeof response.writeHead;
  }
}

/** Whether the page uses every name of its query: with invented names it would be kept many times over. */
function readsAllOf(url: string): boolean {
  const [pathname = '', search] = url.split('?', 2);
  const id = routeAt(pathname);
  if (id === undefined) return false;
  const names: readonly string[] = queryNamesOf(id);
  return [...new URLSearchParams(search)].every(([name, value]) => value === '' || names.includes(name));
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
