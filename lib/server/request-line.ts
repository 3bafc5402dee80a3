import { ALERT_STEPS, alertPath } from '../alerts/links';
import { CALLS } from '../contract/calls';

/** What a request says before anything of it is used. */
export interface RequestLine {
  method: string;
  /** As it was sent. */
  target: string;
  httpVersion: string;
  /** Values of every Host header. */
  hosts: string[];
}

export type Verdict = { refuse: number; allow?: string } | { target: string; host: string | undefined };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
export const READ_METHODS = ['GET', 'HEAD'];

/** The data endpoints take other methods too, each its own; its route says which. */
const ENDPOINTS: ReadonlySet<string> = new Set([
  ...Object.values(CALLS).map(({ path }) => path),
  ...ALERT_STEPS.map(alertPath),
]);

/**
 * Judges the head of a request before Next sees it. Next answers some of what is
 * refused here with a 500 and a stack trace, and follows an absolute target that
 * names another host.
 */
export function judgeRequest({ method, target, httpVersion, hosts }: RequestLine): Verdict {
  if (!METHODS.includes(method)) return { refuse: 501 };
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion !== '1.0')) return { refuse: 400 };
  const asked = originForm(target);
  if (asked === undefined) return { refuse: target === '*' && method === 'OPTIONS' ? 405 : 400, allow: 'GET, HEAD' };
  if (!isReadable(pathOf(asked.target))) return { refuse: 400 };
  // The host of an absolute target outranks the header (RFC 9112, 3.2.2).
  const host = asked.host ?? hosts[0];
  if (host !== undefined && !isHost(host)) return { refuse: 400 };
  if (!READ_METHODS.includes(method) && !ENDPOINTS.has(pathOf(asked.target)))
    return { refuse: 405, allow: 'GET, HEAD' };
  return { target: asked.target, host };
}

/** A target as path and query; undefined when it is neither that nor an address of ours. */
function originForm(target: string): { target: string; host?: string } | undefined {
  if (target.startsWith('/')) return { target };
  const [, host, path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  return host === undefined ? undefined : { target: path.startsWith('/') ? path : `/${path}`, host };
}

function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function isHost(text: string): boolean {
  return /^[^\s/?#@\\]+$/.test(text) && URL.canParse(`http://${text}`);
}
