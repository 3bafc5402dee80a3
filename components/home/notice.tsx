import { useTranslations } from 'next-intl';
import { SITE } from '@/lib/site/facts';
import { isSampleContent } from '@/lib/website-api';
import { NoticeBar } from '../ui/notice-bar';
import { NOTICE_BAR_SCRIPT } from '../ui/notice-bar-script';

/** The notice over the page (§2): that all is sample content where it is, else a warning of impostors. */
export function HomeNotice() {
  const t = useTranslations('home.notice');
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: NOTICE_BAR_SCRIPT }} />
      <NoticeBar
        text={isSampleContent() ? t('sample') : t('service', { phone: SITE.phones.hongKong.display })}
        words={{ close: t('close'), pause: t('pause'), play: t('play') }}
      />
    </>
  );
}
