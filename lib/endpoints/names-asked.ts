/**
 * The names by which a request may have asked for this site: its `Host`, and behind proxies of ours the name that
 * one of them was asked by (`X-Forwarded-Host`). From anybody else that header is the client's own word.
 */
export function namesAsked(
  { host, forwardedHost }: { host: string | null | undefined; forwardedHost: string | null | undefined },
  trustedProxyHops: number,
): string[] {
  const forwarded = trustedProxyHops > 0 ? (forwardedHost ?? '').split(',') : [];
  return [host ?? '', ...forwarded].map((name) => name.trim().toLowerCase());
}
