import { LOCALES } from '../../../lib/i18n/locales';
import { expect, PAGES, test, userAgentOf } from '../support/test';
import { wordsOf } from '../support/words';

/** Of what a page shows; what its scripts carry is left out. */
const shownOf = (html: string) => html.replace(/<script[^>]*>.*?<\/script>|<wbr\/?>/gs, '');

for (const layout of ['desktop', 'mobile'] as const) {
  test(`Names: the footer of every ${layout} page says that all is sample content, and three blocks at most say it again`, async ({
    baseURL,
  }) => {
    test.setTimeout(90_000);
    for (const { path } of PAGES.filter((one) => one.layout === layout)) {
      for (const locale of LOCALES) {
        const headers = { 'User-Agent': userAgentOf(layout) };
        const answer = await fetch(new URL(`${path}?lang=${locale}`, baseURL), { headers });
        const shown = shownOf(await answer.text());
        const footer = shown.slice(shown.indexOf('<footer'));
        expect([path, locale, footer.includes(wordsOf(locale, 'layout').footer.sample)]).toEqual([path, locale, true]);
        const labels = shown.split(`>${wordsOf(locale, 'common').sample}<`).length - 1;
        expect([path, locale, labels, labels <= 3]).toEqual([path, locale, labels, true]);
      }
    }
  });
}
