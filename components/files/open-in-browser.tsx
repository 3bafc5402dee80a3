import { ExternalLink } from 'lucide';
import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/site/page-context';
import { publicAddress } from '@/lib/site/public-address';
import { Icon } from '../ui/media/icon';
import { Words } from '../ui/text/words';
import { AddressCopy } from './address-copy';
import styles from './open-in-browser.module.css';

/**
 * Where files are offered: that WeChat opens none of them, what to press there, and the address to take along. It is
 * seen within WeChat alone (lib/routing/in-app.ts), with scripts or without, and is no part of what a page is about, for
 * search engines and for our own search.
 */
export function OpenInBrowser({ page }: { page: PageContext }) {
  const t = useTranslations('common.openInBrowser');
  const address = publicAddress(page.route, page.locale, page.query);
  return (
    <div role="note" className={styles.note} data-testid="open-in-browser" data-nosnippet="">
      <Icon of={ExternalLink} size={22} />
      <p>
        <strong>{t('title')}</strong>
        <Words>{t('text')}</Words>
      </p>
      <div className={styles.address} translate="no">
        <span>{address}</span>
        <AddressCopy text={address} words={{ name: t('copy'), copied: t('copied'), failed: t('failed') }} />
      </div>
    </div>
  );
}
