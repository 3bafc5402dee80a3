import type { PageContext } from '@/lib/site/page-context';
import type { Read } from '@/lib/website-api/reader';
import type { List, NewsItem } from '@/lib/website-api/types';
import { CompanyData } from '../data/company-data';
import { Definitions } from '../definitions/definitions';
import { History } from './history';
import { Honours } from './honours';
import { AboutNews } from './news';
import { AboutOpening } from './opening';
import { Places } from './places';
import { Works } from './works';

/** About us (§2), on both layouts; at its end what the figures of all pages count. */
export function AboutPage({ page, news }: { page: PageContext; news: Read<List<NewsItem>> }) {
  return (
    <>
      <CompanyData />
      <AboutOpening page={page} />
      <Works page={page} />
      <History page={page} />
      <Honours page={page} />
      <Places page={page} />
      <AboutNews page={page} read={news} />
      <Definitions />
    </>
  );
}
