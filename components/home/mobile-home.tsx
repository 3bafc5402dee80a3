import type { Read } from '@/lib/api/reader';
import type { InstallationPackage, List, NewsItem } from '@/lib/contract/types';
import type { PageContext } from '@/lib/site/page-context';
import { SiteData } from '../data/company-data';
import { MobileBanner } from './mobile-banner';
import { Aipo, Brokers, Clients, LiveReportFilm, OpenApi, TradeMarkets } from './mobile-blocks';
import { AppIntroduction, Research, ServiceCycle, WhitePapers } from './mobile-carousels';
import { NewsLines } from './mobile-news';
import { MobileTerminals } from './mobile-terminals';
import { HomeNews } from './news';

export interface MobileHomeProps {
  page: PageContext;
  news: Read<List<NewsItem>>;
  packages: Read<List<InstallationPackage>>;
}

/** The home page of the mobile layout, block by block in the order of §2. */
export function MobileHome({ page, news, packages }: MobileHomeProps) {
  return (
    <>
      <SiteData />
      <MobileBanner page={page} />
      <MobileTerminals page={page} packages={packages} />
      <AppIntroduction page={page} />
      <TradeMarkets page={page} />
      <Aipo page={page} />
      <WhitePapers page={page} />
      <OpenApi page={page} />
      <ServiceCycle page={page} />
      <Brokers page={page} />
      <LiveReportFilm page={page} />
      <Research page={page} />
      <HomeNews page={page} read={news}>
        {(items) => <NewsLines page={page} items={items} />}
      </HomeNews>
      <Clients page={page} />
    </>
  );
}
