import { useLocale, useTranslations } from 'next-intl';
import { companyWords } from '@/lib/company/company-words';
import { company } from '@/lib/company/facts';
import { sampleNotice } from '@/lib/company/sample-notice';
import type { Locale } from '@/lib/i18n/locales';
import { NoticeBar } from '../ui/motion/notice-bar';
import { NOTICE_BAR_SCRIPT } from '../ui/motion/notice-bar-script';

/** The notice over the page (§2): what of it is sample content, else a warning of impostors. */
export function HomeNotice() {
  const t = useTranslations('home.notice');
  const locale = useLocale();
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: NOTICE_BAR_SCRIPT }} />
      <NoticeBar text={noticeOf(t, locale)} words={{ close: t('close'), pause: t('pause'), play: t('play') }} />
    </>
  );
}

function noticeOf(t: ReturnType<typeof useTranslations<'home.notice'>>, locale: Locale): string {
  const words = companyWords(locale);
  const sample = sampleNotice();
  return sample ? t(sample, words) : t('service', { ...words, phone: company().phones.hongKong.display });
}
