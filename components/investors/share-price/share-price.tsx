import { getTranslations } from 'next-intl/server';
import type { Read } from '@/lib/api/reader';
import { log } from '@/lib/base/log';
import type { SharePrice as Answer, Circular } from '@/lib/contract/types';
import { calendarCovers } from '@/lib/market/calendar';
import type { PageContext } from '@/lib/site/page-context';
import { DataNotice } from '../../data/data-notice';
import { OpenInBrowser } from '../../files/open-in-browser';
import { Section } from '../../ui/layout/section';
import { Prose } from '../../ui/text/words';
import { filingHref } from '../filing-href';
import { HaltNotice } from './halt-notice';
import styles from './share-price.module.css';
import { SharePriceBlock } from './share-price-block';

export interface SharePriceProps {
  page: PageContext;
  read: Read<Answer>;
  /** The filing by which trading is halted. */
  halt?: Circular | undefined;
}

/** The share price of investor relations (§2, §9). */
export async function SharePrice({ page, read, halt }: SharePriceProps) {
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
      <HaltNotice
        halt={halt && { filing: halt, href: filingHref(page, halt) }}
        suspended={read.state !== 'failed' && read.data.suspended === true}
        locale={page.locale}
      />
      <SharePriceBlock page={page} read={read} />
      <OpenInBrowser page={page} />
    </Section>
  );
}
