import { createHash } from 'node:crypto';
import { FEED_KEPT } from '../base/freshness.mjs';
import { filingMarkdown } from '../content/filing-markdown';
import { keyOfFiling, readFilingBesides, readFilings } from '../content/filing-page';
import { PAGE_OF_CALL } from '../contract/list-pages';
import { HTML_LANG, isLocale } from '../i18n/locales';
import { parseItemKey } from '../routing/query';
import { publicAddress } from '../site/public-address';
import { answerWith } from '../syndication/made-file';

/** Answers `/filings/<key>.<language>.md`: an announcement or a report as Markdown. */
export async function serveFilingMarkdown(request: Request, file: string): Promise<Response> {
  const [, name, locale] = /^([^.]+)\.([a-z]{2})\.md$/.exec(file) ?? [];
  const key = parseItemKey(name);
  if (key === undefined || !isLocale(locale)) return notFound();
  const filings = await readFilings(locale);
  const found = filings.find((filing) => keyOfFiling(filing) === key);
  // Without any the source may be away: what is there a moment later is not gone.
  if (found === undefined) return filings.length === 0 ? unavailable() : notFound();
  const { register, ...filing } = found;
  const text = await filingMarkdown(register, filing, await readFilingBesides(register, filing, locale), locale);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return answerWith({ body: Buffer.from(text), etag }, request, {
    'cache-control': `public, max-age=${FEED_KEPT}`,
    'content-language': HTML_LANG[locale],
    'content-type': 'text/markdown; charset=utf-8',
    link: `<${publicAddress(PAGE_OF_CALL[register], locale, { item: key })}>; rel="canonical"`,
  });
}

const notFound = () => plain('Not found\n', 404, { 'cache-control': 'no-store' });
const unavailable = () =>
  plain('The source does not answer.\n', 503, { 'cache-control': 'no-store', 'retry-after': String(FEED_KEPT) });

function plain(text: string, status: number, headers: Record<string, string>): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
}
