import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { AnyNode } from 'domhandler';
import type { Layout } from '../../../lib/site/routes';
import { expect, test, userAgentOf } from './test';

/** A page as it is sent. What every reader finds in the first HTML is read there: a browser takes ten times as long. */
export interface SentPage {
  status: number;
  headers: Headers;
  /** Where the last answer came from, without the host. */
  address: string;
  $: CheerioAPI;
  /** Parts by the hook that outside checks know them by (docs/requirements.md, Test hooks). */
  hook(testId: string): Cheerio<AnyNode>;
}

/**
 * Asks for a page as a browser of this layout does, and follows where it leads.
 *
 * @param path with its query
 */
export async function read(path: string, layout: Layout = 'desktop'): Promise<SentPage> {
  const answer = await fetch(new URL(path, test.info().project.use.baseURL), {
    headers: { 'User-Agent': userAgentOf(layout) },
  });
  const $ = load(await answer.text());
  $('script, style').remove();
  const { pathname, search } = new URL(answer.url);
  return {
    status: answer.status,
    headers: answer.headers,
    address: pathname + search,
    $,
    hook: (testId) => $(`[data-testid="${testId}"]`),
  };
}

/** The words of parts, as they are read: one space where the source has any, a part each. */
export function wordsIn($: CheerioAPI, parts: Cheerio<AnyNode>): string[] {
  return parts.toArray().map((part) => $(part).text().replace(/\s+/g, ' ').trim());
}

/** The slides of a carousel, by its name. */
export function slidesIn($: CheerioAPI, name: string): Cheerio<AnyNode> {
  return $(`[data-testid="carousel"][data-name="${name}"] [aria-live] > [role="group"]`);
}

/** Where the one link of a page leads that has this name. */
export function leadsTo($: CheerioAPI, name: string, within = 'main'): string {
  const links = $(`${within} a`)
    .toArray()
    .filter((link) => ($(link).attr('aria-label') ?? $(link).text()).replace(/\s+/g, ' ').trim() === name);
  expect(
    links.map((link) => $(link).attr('href')),
    name,
  ).toHaveLength(1);
  return $(links).attr('href') ?? '';
}
