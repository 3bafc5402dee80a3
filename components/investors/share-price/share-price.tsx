import { getTranslations } from 'next-intl/server';
import { readTradingDay } from '@/lib/api/read-trading-day';
import { log } from '@/lib/base/log';
import { calendarCovers } from '@/lib/market/calendar';
import type { PageContext } from '@/lib/site/page-context';
import { DataNotice } from '../../data/data-notice';
import { OpenInBrowser } from '../../files/open-in-browser';
import { Section } from '../../ui/layout/section';
import { Prose } from '../../ui/text/words';
import styles from './share-price.module.css';
import { SharePriceBlock } from './share-price-block';

/** The share price of investor relations (§2, §9). It reads its own quote, which every page of the site shares. */
export async function SharePrice({ page }: { page: PageContext }) {
  const read = await readTradingDay(page.locale);
  const t = await getTranslations({ locale: page.locale, namespace: 'investors.sharePrice' });
  if (!calendarCovers(Date.now())) log('warn', 'market.calendar-ends', { file: 'lib/market/calendar.json' });
  return (
    <Section
      id="share-price"
      title={t('title')}
      rise={false}
      aside={
        <div className={styles.notices}>
          <p>
            <Prose>{t('delay')}</Prose>
          </p>
          {read.state === 'fresh' && <DataNotice page={page} read={read} />}
        </div>
      }
    >
      <SharePriceBlock page={page} read={read} />
      <OpenInBrowser page={page} />
    </Section>
  );
}
