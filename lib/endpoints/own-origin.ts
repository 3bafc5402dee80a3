import { requestHosts } from './request-hosts';

/** What this site calls itself: its public address, and how many proxies in front are ours. */
export interface OwnAddress {
  siteUrl: string;
  trustedProxyHops: number;
}

/**
 * Whether a form was sent by a page of this site. A browser says so twice: in `Sec-Fetch-Site` and, with every
 * POST, in `Origin`; what is neither a browser nor lies about it names none. An `Origin` of `null` names none either
 * (a plain form under a policy of `no-referrer`, by a setting of the browser or of an extension): then the first, which
 * no page can write, counts alone.
 */
export function isFromThisSite(headers: Headers, own: OwnAddress): boolean {
  const from = headers.get('sec-fetch-site');
  if (from === 'cross-site' || from === 'same-site') return false;
  const origin = headers.get('origin');
  if (origin === null || (origin === 'null' && from === 'same-origin')) return true;
  return isOwn(origin, headers, own);
}

/**
 * Whether a page of this site is named as the sender. What counts clicks and downloads accepts nothing without a
 * sender. If a browser sends neither `Sec-Fetch-Site` nor `Origin`, `Referer` decides.
 */
export function namesThisSite(headers: Headers, own: OwnAddress): boolean {
  if (!isFromThisSite(headers, own)) return false;
  if (headers.get('sec-fetch-site') === 'same-origin' || headers.has('origin')) return true;
  return isOwn(headers.get('referer') ?? '', headers, own);
}

/** Whether an address is on the public host of the site, or on the one that was asked. */
function isOwn(address: string, headers: Headers, { siteUrl, trustedProxyHops }: OwnAddress): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  const asked = requestHosts(
    { host: headers.get('host'), forwardedHost: headers.get('x-forwarded-host') },
    trustedProxyHops,
  );
  return [siteUrl, ...asked.map((name) => `${protocol}//${name}`)].some(
    (own) => URL.canParse(own) && new URL(own).host === host,
  );
}
