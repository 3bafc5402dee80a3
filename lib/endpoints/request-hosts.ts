/**
 * The hosts that a request may be for: its `Host` and, behind a trusted proxy, the host in `X-Forwarded-Host`. Without
 * a trusted proxy the client can write anything into that header, so it is ignored.
 */
export function requestHosts(
  { host, forwardedHost }: { host: string | null | undefined; forwardedHost: string | null | undefined },
  trustedProxyHops: number,
): string[] {
  const forwarded = trustedProxyHops > 0 ? (forwardedHost ?? '').split(',') : [];
  return [host ?? '', ...forwarded].map((name) => name.trim().toLowerCase());
}
