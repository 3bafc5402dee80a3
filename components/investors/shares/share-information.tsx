import { useTranslations } from 'next-intl';
import { haltOf } from '@/lib/domain/halt';
import { quoteOf } from '@/lib/market/quote';
import { Section } from '../../ui/layout/section';
import { FactList } from '../data/fact-list';
import { filingHref } from '../filing-href';
import { InvestorHeading } from '../investor-heading';
import { HaltNotice } from '../share-price/halt-notice';
import { Holders } from './holders';
import { PriceHistory } from './price-history';
import type { ShareReading } from './share-reading';
import { usePriceFacts, useShareFacts } from './use-share-facts';

/** What the shares are worth, were worth, and are. */
export function ShareInformation(reading: ShareReading) {
  const { page, day, circulars } = reading;
  const t = useTranslations('shares');
  const answer = day.state === 'failed' ? undefined : day.data;
  const quote = answer && quoteOf(answer);
  const priceFacts = usePriceFacts(reading, quote);
  const halted = haltOf(circulars);
  return (
    <>
      <InvestorHeading page={page} labelled />
      {priceFacts.length > 0 && (
        <Section id="value" title={t('value.title')} rise={false}>
          <HaltNotice
            halt={halted && { filing: halted, href: filingHref(page, halted) }}
            suspended={answer?.suspended === true}
            locale={page.locale}
          />
          <FactList facts={priceFacts} />
        </Section>
      )}
      <PriceHistory reading={reading} />
      <Section id="shares" title={t('shares.title')}>
        <FactList facts={useShareFacts(reading, quote)} />
      </Section>
      <Holders reading={reading} />
    </>
  );
}
