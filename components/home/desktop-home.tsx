import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import type { List, NewsItem } from '@/lib/contract/types';
import type { PageContext } from '@/lib/site/page-context';
import { SiteData } from '../data/company-data';
import { Licences } from '../licences/licences';
import { Scene } from '../media/scene';
import { NewsStories } from './desktop-news';
import { HomeHero } from './hero';
import styles from './home.module.css';
import { HomeNews } from './news';
import { HomeNotice } from './notice';
import { BrokerCase, ClientStrip } from './proof';
import { Advantages, Brokers, Cloud, LiveReport, Markets } from './sections';

/** The home page of the desktop layout (§2). */
export function DesktopHome({ page, news }: { page: PageContext; news: Read<List<NewsItem>> }) {
  const licences = useTranslations('home.licences');
  const scene = useTranslations('home.scene');
  return (
    <>
      <SiteData />
      <div className={styles.notice} data-on-ink="">
        <HomeNotice />
      </div>
      <HomeHero page={page} />
      <ClientStrip page={page} />
      <Advantages page={page} />
      <Cloud page={page} />
      <Brokers page={page} />
      <Scene page={page} name="desk" title={scene('title')} text={scene('text')} picture={scene('picture')} />
      <BrokerCase />
      <LiveReport page={page} />
      <Markets page={page} />
      <Licences title={licences('title')} lead={licences('text')} />
      <HomeNews page={page} read={news}>
        {(items) => <NewsStories page={page} items={items} />}
      </HomeNews>
    </>
  );
}
