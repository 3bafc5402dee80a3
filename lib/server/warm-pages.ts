import { log } from '../base/log';
import { LOCALES } from '../i18n/locales';
import type { WarmPage } from '../search/sources/pages';
import { isListRoute, LAYOUTS, type Layout, ROUTE_IDS, ROUTES } from '../site/routes';

const USER_AGENTS: Record<Layout, string> = {
  desktop: 'TradeGo-Warm-Up/1.0',
  mobile:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1 TradeGo-Warm-Up/1.0',
};

const PAUSE_MS = 10;

/**
 * Asks this server for every page once, so that no visitor waits for the first
 * rendering: pages hold settings read at start, so a build cannot make them.
 * Then for the second page of every list, where most of those who turn one stop,
 * and once more for what could not be made: the site was busy, or its API away.
 *
 * @param origin where this server answers, such as `http://127.0.0.1:3000`
 * @param onPage is given each page that could be made
 */
export async function warmPages(origin: string, onPage: (page: WarmPage) => void = () => {}): Promise<void> {
  const started = Date.now();
  const all = pagesAt(origin);
  const failed = await makeEach(all, onPage);
  // A list may have one page only.
  for (const { id, address, layout } of all) if (isListRoute(id)) await makeReady(`${address}&pageIndex=2`, layout);
  const left = await makeEach(failed, onPage);
  log(left.length > 0 ? 'warn' : 'info', 'pages.warm', {
    made: all.length - left.length,
    failed: left.length,
    seconds: (Date.now() - started) / 1000,
  });
}

type Page = Omit<WarmPage, 'html'> & { address: string };

function pagesAt(origin: string): Page[] {
  return LOCALES.flatMap((locale) =>
    ROUTE_IDS.flatMap((id) =>
      LAYOUTS.flatMap((layout) => {
        const path = ROUTES[id].paths[layout];
        return path === null ? [] : [{ id, layout, locale, address: `${origin}${path}?lang=${locale}` }];
      }),
    ),
  );
}

/** @returns those that could not be made */
async function makeEach(pages: Page[], onPage: (page: WarmPage) => void): Promise<Page[]> {
  const failed: Page[] = [];
  for (const page of pages) {
    const html = await makeReady(page.address, page.layout);
    if (html === undefined) failed.push(page);
    else onPage({ ...page, html });
  }
  return failed;
}

/** The first answer is made; the second is the page as it is kept, which is then cached. */
async function makeReady(address: string, layout: Layout): Promise<string | undefined> {
  const html = await visit(address, layout);
  if (html !== undefined) await visit(address, layout);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return html;
}

async function visit(address: string, layout: Layout): Promise<string | undefined> {
  try {
    const response = await fetch(address, { headers: { 'User-Agent': USER_AGENTS[layout] }, redirect: 'manual' });
    const html = await response.text();
    return response.ok ? html : undefined;
  } catch {
    return undefined;
  }
}
