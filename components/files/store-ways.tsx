import { useTranslations } from 'next-intl';
import { drawingUrl } from '@/lib/company/drawings';
import { company } from '@/lib/company/facts';
import type { OfferId } from '@/lib/content/downloads';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { TextLink } from '../ui/actions/text-link';
import { Words } from '../ui/text/words';
import styles from './store-ways.module.css';

/** The other ways to a phone's app: its store, the guides for those whose store does not have it (§2, §7). */
export function MoreWays({ page, offer }: { page: PageContext; offer: OfferId }) {
  const t = useTranslations('downloads');
  const footer = useTranslations('layout.footer');
  if (offer === 'android') {
    return (
      <TextLink href={company().stores.android} newTab={footer('newTab')}>
        {t('stores.android')}
      </TextLink>
    );
  }
  if (offer !== 'ios') return null;
  return (
    <>
      <TextLink href={linkFrom(page, 'tradeGodownload', { query: { id: 'jybIos' } })}>
        <Words>{t('guides.ios')}</Words>
      </TextLink>
      <TextLink href={linkFrom(page, 'tradeGodownload', { query: { id: 'tradeMartiOS' } })}>
        <Words>{t('guides.markets')}</Words>
      </TextLink>
    </>
  );
}

export interface StoreCodeProps {
  offer: 'ios' | 'android';
  /** Over the store's name alone, where it is said beside them what the codes are for. */
  short?: boolean;
}

/** A code that opens the app's store on a phone. */
export function StoreCode({ offer, short = false }: StoreCodeProps) {
  const t = useTranslations('downloads');
  return (
    <figure className={styles.code} data-short={short ? '' : undefined}>
      {/* biome-ignore lint/performance/noImgElement: a drawing needs no optimising */}
      <img
        src={drawingUrl(`code-${offer}.png`)}
        alt={t('code.picture', { store: t(`stores.${offer}`) })}
        width={128}
        height={128}
        loading="lazy"
      />
      <figcaption>{short ? t(`stores.${offer}`) : <Words>{t(`code.${offer}`)}</Words>}</figcaption>
    </figure>
  );
}
