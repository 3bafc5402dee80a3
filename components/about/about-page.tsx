import type { Read } from '@/lib/api/reader';
import { readForPage, readNewsIndex } from '@/lib/api/reads';
import { untilBoardChanges } from '@/lib/content/dates-life';
import type { List, NewsItem } from '@/lib/contract/types';
import type { PageContent } from '@/lib/pages/define-page';
import type { PageContext } from '@/lib/site/page-context';
import { CompanyData } from '../data/company-data';
import { Definitions } from '../definitions/definitions';
import { History } from './history';
import { Honours } from './honours';
import { AboutNews, storiesOf } from './news';
import { AboutOpening } from './opening';
import { Places } from './places';
import { Works } from './works';

interface Shown {
  page: PageContext<'aboutUs'>;
  /** The hot ones. */
  news: Read<List<NewsItem>>;
  /** All of it, by which the latest years are told. */
  told: Read<NewsItem[]>;
}

/** About us (§2), on both layouts; at its end what the figures of all pages count. */
export const aboutPage: PageContent<'aboutUs', Shown> = {
  read: async ({ page }) => {
    const [news, told] = await Promise.all([
      readForPage('hotNews', page.locale),
      readNewsIndex(page.locale),
      untilBoardChanges(),
    ]);
    return { page, news, told };
  },
  View: AboutPage,
};

function AboutPage({ page, news, told }: Shown) {
  return (
    <>
      <CompanyData />
      <AboutOpening page={page} />
      <Works page={page} />
      <History page={page} told={told.state === 'failed' ? [] : told.data} shownBelow={storiesOf(news)} />
      <Honours page={page} />
      <Places page={page} />
      <AboutNews page={page} read={news} />
      <Definitions page={page} />
    </>
  );
}
