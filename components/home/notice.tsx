import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { sampleNotice } from '@/lib/company/sample-notice';
import { NoticeBar } from '../ui/motion/notice-bar';
import { NOTICE_BAR_SCRIPT } from '../ui/motion/notice-bar-script';

/** The notice over the page (§2): what of it is sample content, else a warning of impostors. */
export function HomeNotice() {
  const t = useTranslations('home.notice');
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: NOTICE_BAR_SCRIPT }} />
      <NoticeBar text={noticeOf(t)} words={{ close: t('close'), pause: t('pause'), play: t('play') }} />
    </>
  );
}

function noticeOf(t: ReturnType<typeof useTranslations<'home.notice'>>): string {
  const sample = sampleNotice();
  return sample ? t(sample) : t('service', { phone: company().phones.hongKong.display });
}
