import { Link2, Mail } from 'lucide';
import { useTranslations } from 'next-intl';
import type { NewsItem } from '@/lib/contract/types';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { publicAddress } from '@/lib/site/public-address';
import { CopyLink } from '../layout/copy-link';
import { ShareLink } from '../share/share-link';
import { ShareMenu } from '../share/share-menu';
import { Icon } from '../ui/media/icon';
import styles from './article-share.module.css';

/** The ways to hand an article on. */
export function ArticleShare({ page, item: { id, title } }: { page: PageContext; item: NewsItem }) {
  const t = useTranslations('news.margin');
  const address = publicAddress('dynamicDetails', page.locale, { id });
  return (
    <>
      <ul className={styles.share} aria-label={t('share')}>
        <li>
          <ShareLink page={page} route="dynamicDetails" query={{ id }} title={title} named />
        </li>
        <li>
          <CopyLink
            href={linkFrom(page, 'dynamicDetails', { query: { id } })}
            labels={{ copied: t('copied'), failed: t('copyFailed') }}
          >
            <Icon of={Link2} size={18} />
            {t('copy')}
          </CopyLink>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>
            <Icon of={Mail} size={18} />
            {t('email')}
          </a>
        </li>
      </ul>
      <ShareMenu layout={page.layout} />
    </>
  );
}
