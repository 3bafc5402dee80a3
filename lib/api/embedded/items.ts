import { assetUrl } from '../../assets/address';

/**
 * An item as the store holds it. Pictures of the site are named by their path there; the resource host may have moved
 * them.
 */
export function itemOf(json: string): unknown {
  const origin = assetUrl('/assets/');
  if (origin === '/assets/') return JSON.parse(json);
  return JSON.parse(json, (_, value) => (typeof value === 'string' ? onResourceHost(value, origin) : value));
}

function onResourceHost(text: string, origin: string): string {
  const address = text.startsWith('/assets/') ? `${origin}${text.slice('/assets/'.length)}` : text;
  return address.replaceAll('src="/assets/', `src="${origin}`);
}

/** Likewise of a single address. */
export function assetIn(path: string): string {
  return path.startsWith('/assets/') ? assetUrl(path as `/assets/${string}`) : path;
}
