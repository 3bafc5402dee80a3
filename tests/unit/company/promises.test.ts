import { createTranslator } from 'next-intl';
import { company } from '@/lib/company/facts';
import { hotlineHours, replyWithin } from '@/lib/company/promises';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import type { CompanyFile } from '@/lib/content-folder/schemas';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

/** Every message that says what a person will do, with the values it is given. */
const said = (locale: Locale) => {
  const t = createTranslator({
    locale,
    messages: Object.fromEntries(
      ['contact', 'markets', 'broker', 'documents'].map((name) => [name, require(`@/messages/${locale}/${name}.json`)]),
    ),
  }) as unknown as (key: string, values: object) => string;
  const hours = hotlineHours(locale);
  return {
    desk: t('contact.reply', replyWithin('investors')),
    service: t('contact.blocks.service.text', hours),
    platform: t('markets.consult.text', replyWithin('platform')),
    key: t('documents.key.text', replyWithin('keys')),
    call: t('broker.consult.next.call', replyWithin('business')),
  };
};
const promise = (said: Pick<CompanyFile, 'replyWithin'> & Partial<CompanyFile>) =>
  setCompanyContent({ ...companyContent(), company: { ...company(), ...said } });

const SAID = {
  zt: {
    desk: '兩個工作天內回覆',
    service: '使用產品時遇到問題，可於港股交易日上午 8 時 30 分至下午 6 時致電查詢。通話或會錄音，詳見私隱政策。',
    platform: '公司或個人均可查詢，平台團隊會即日回覆。',
    key: '接上正式環境須有金鑰：請說明用途及預計訂閱的證券數目，7 個工作天內回覆。',
    call: '一個工作天內由業務顧問回電',
  },
  zh: {
    desk: '两个工作日内回复',
    service: '使用产品时遇到问题，请在港股交易日 08:30 至 18:00 致电。通话可能会录音，详见隐私政策。',
    platform: '公司、个人均可咨询，平台团队会当日回复。',
    key: '接入生产环境须有密钥：请说明用途和预计订阅的证券数量，7 个工作日内回复。',
    call: '一个工作日内由业务顾问回电',
  },
  en: {
    desk: 'Replies within two working days',
    service:
      'If something in a product is not working for you, call us from 08:30 to 18:00 on Hong Kong trading days. Calls may be recorded; see the privacy policy.',
    platform: 'Write as a firm or as an individual, and our team will reply the same working day.',
    key: 'Production needs a key. Say what it is for and how many securities you expect to subscribe to; we reply within 7 working days.',
    call: 'A consultant calls within one working day',
  },
};

describe.each(LOCALES)('a person is promised only where the company has said so, in %s', (locale) => {
  test('without a word of it no sentence names a time, and each is whole', () => {
    promise({ replyWithin: {}, hotline: undefined });
    const { desk, ...sentences } = said(locale);
    expect(desk).toBe('');
    for (const sentence of Object.values(sentences)) {
      expect(sentence).not.toMatch(/工作天|工作日|即日|当日|working day|\d|none|[{}]/);
      expect(sentence).not.toMatch(/^[\s，。；,.;]|[\s，；,;]$|[，。；,.;\s]{2}\S?$| {2}/);
    }
  });

  test('with one each says its own', () => {
    promise({
      replyWithin: { business: 1, investors: 2, platform: 0, keys: 7 },
      hotline: { from: '08:30', to: '18:00' },
    });
    expect(said(locale)).toEqual(SAID[locale]);
  });
});
