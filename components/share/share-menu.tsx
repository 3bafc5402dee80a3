import { useTranslations } from 'next-intl';
import type { Layout } from '@/lib/site/routes';
import { SharePlace } from './share-place';

/** Stands once on a page that has something to share: opens the menu for whichever link is pressed. */
export function ShareMenu({ layout }: { layout: Layout }) {
  const t = useTranslations('common.share');
  return (
    <SharePlace
      labels={{
        title: t('share'),
        close: t('close'),
        link: t('link'),
        copy: t('copy'),
        copied: t('copied'),
        failed: t('failed'),
        native: t('native'),
        wechat: t('wechat'),
        scan: t(layout === 'desktop' ? 'scan' : 'scanOrHold'),
        qr: t.raw('qr') as string,
      }}
    />
  );
}
