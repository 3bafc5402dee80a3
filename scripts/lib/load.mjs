import { readFileSync } from 'node:fs';
import { LOCALES } from '../../lib/i18n/locales';
import { LAYOUTS, ROUTE_IDS, ROUTES } from '../../lib/site/routes';
import { DESKTOP, IPHONE } from '../bench/lighthouse.mjs';

/** What `npm run load` and `npm run trial:soak` ask for, and how (autocannon). */

/** @typedef {{ path: string, headers: Record<string, string> }} PageRequest */

/** Every page of both layouts in three languages, as visitors ask for them. @returns {PageRequest[]} */
export function mixOfPages() {
  return LAYOUTS.flatMap((layout) => LOCALES.flatMap((locale) => pagesOf(layout, locale)));
}

/** @param {import('../../lib/site/routes').Layout} layout @param {import('../../lib/i18n/locales').Locale} locale */
function pagesOf(layout, locale) {
  const agent = layout === 'mobile' ? IPHONE : DESKTOP;
  return ROUTE_IDS.flatMap((id, index) => {
    const { paths, query } = ROUTES[id];
    const path = paths[layout];
    if (path === null) return [];
    // Every other visitor chose the language before; the others follow a link that names it.
    const asked = index % 2 === 0 || id === 'home' ? path : `${path}?lang=${locale}`;
    const further = query === 'paging' ? [`${path}?pageIndex=2`] : [];
    return [asked, ...further].map((each) => pageRequest(each, agent, locale));
  });
}

/** @param {string} path @param {string} agent @param {string} locale @returns {PageRequest} */
export function pageRequest(path, agent, locale) {
  return {
    path,
    // As a browser opens a page: what it says of itself may not keep it from what is cached.
    headers: {
      'user-agent': agent,
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'accept-encoding': 'gzip, deflate, br',
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': 'none',
      'upgrade-insecure-requests': '1',
      cookie: `language=${locale}`,
    },
  };
}

/**
 * For autocannon's `setupClient`: each connection begins somewhere else, so that they do not all ask for the same page
 * at once.
 *
 * @param {PageRequest[]} requests
 * @param {(request: PageRequest, connection: number) => PageRequest} [of] what a connection makes of each
 * @returns {(client: import('autocannon').Client) => void}
 */
export function startingPlaces(requests, of = (request) => request) {
  let next = 0;
  return (client) => {
    const connection = next++;
    const first = connection % requests.length;
    client.setRequests(
      [...requests.slice(first), ...requests.slice(0, first)].map((request) => of(request, connection)),
    );
  };
}

/** Resident memory in MB. @param {{ pid?: number | undefined }} server */
export function memoryOf({ pid }) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
