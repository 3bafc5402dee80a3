import { companyContent } from '../../content-folder/current';
import type { ContentCall } from '../../content-folder/kinds';
import type { ItemOf } from '../../contract/calls';
import { momentOf } from '../../contract/moments';
import { REGISTER_NAMES, type RegisterName } from '../../contract/registers';
import type { List, WebsiteApi } from '../../contract/types';
import type { Paging } from '../../domain/list-filter';
import type { Locale } from '../../i18n/locales';
import { type Store, writeLasting } from '../../store/database';
import { writeOnce } from '../../store/idempotency';
import { addConsultation, addDownloadClick, addQuestion, countDownload } from '../../store/inbox';
import { assetIn } from './items';
import { createFind } from './registers';

const HOT_NEWS = 5;
const SCROLLING_QUESTIONS = 8;

/** The website API served from the embedded store. */
export function createEmbeddedApi(openStore: () => Promise<Store>): WebsiteApi {
  const find = createFind(openStore);
  const list =
    <Name extends ContentCall>(call: Name) =>
    async (locale: Locale, paging: Paging): Promise<List<ItemOf<Name>>> => {
      const { items, total } = await find(call, locale, paging);
      return { items: items as ItemOf<Name>[], total };
    };
  const news = list('newsHistory');
  const registers = Object.fromEntries(REGISTER_NAMES.map((name) => [name, list(name)])) as Pick<
    WebsiteApi,
    RegisterName
  >;

  return {
    hotNews: (locale, paging = { pageIndex: 1, pageSize: HOT_NEWS }) => news(locale, paging),
    newsHistory: news,
    ...registers,
    interactiveScroll: (locale) =>
      list('interactiveQuestions')(locale, { pageIndex: 1, pageSize: SCROLLING_QUESTIONS }),
    sharePrice: async (_locale, { code }) => {
      const db = await openStore();
      const session = await db
        .selectFrom('share_price_sessions')
        .selectAll()
        .where('code', '=', code)
        .executeTakeFirst();
      if (!session) return { sharePriceRtVos: [], xj: 0, zs: 0 };
      const records = await db.selectFrom('share_price_records').selectAll().where('code', '=', code).execute();
      return {
        sharePriceRtVos: records
          .map((record) => ({
            time: record.time,
            currentPrice: Number(record.current_price),
            avgPrice: Number(record.avg_price),
            change: Number(record.change),
            quoteChange: Number(record.quote_change),
          }))
          .sort((one, other) => Number(one.time) - Number(other.time)),
        xj: Number(session.latest),
        zs: Number(session.previous_close),
        date: session.session_date,
      };
    },
    softwareList: async (locale, { pageIndex, pageSize }) => {
      const all = companyContent().software.software;
      const start = (pageIndex - 1) * pageSize;
      const items = all.slice(start, start + pageSize).map((product) => ({
        productName: product.productName[locale],
        softwareOverview: product.softwareOverview[locale],
        versionInformation: product.versionInformation[locale],
        imageUrl: '',
      }));
      return { items, total: all.length };
    },
    installationPackages: async (_locale, { pids }) => {
      const { packages } = companyContent().software;
      const wanted = pids.length > 0 ? packages.filter(({ pid }) => pids.includes(pid)) : packages;
      const items = wanted.map(({ pid, url, bytes, sha256, published }) => ({
        pid,
        url: assetIn(url.replace(/^http:/i, 'https:')),
        fileSize: bytes,
        sha256,
        publishTime: momentOf(published),
      }));
      return { items, total: items.length };
    },
    visitorArea: async (_locale, { country }) =>
      country && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : 'HK',
    submitConsultation: async (locale, message, key) =>
      writeLasting(openStore, (db) => writeOnce(db, key, (within) => addConsultation(within, locale, message))),
    submitQuestion: async (locale, question, key) =>
      writeLasting(openStore, (db) => writeOnce(db, key, (within) => addQuestion(within, locale, question))),
    trackDownload: async (_locale, click) => writeLasting(openStore, (db) => addDownloadClick(db, click)),
    updateDownloadCount: async (_locale, download) => writeLasting(openStore, (db) => countDownload(db, download)),
  };
}
