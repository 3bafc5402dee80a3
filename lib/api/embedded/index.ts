import type { List, NewsItem, RegisterName, Registers, WebsiteApi } from '../../contract/types';
import type { Paging } from '../../domain/list-filter';
import type { Locale } from '../../i18n/locales';
import { type Store, writeLasting } from '../../store/database';
import { addConsultation, addDownloadClick, addQuestion, countDownload } from '../../store/inbox';
import { writeOnce } from '../../store/once';
import { reportHeldBack } from '../faults';
import { publishedSoFar } from './published';
import { createFindInRegister } from './registers';
import { assetIn, newsOf } from './rows';

const HOT_NEWS = 5;
const SCROLLING_QUESTIONS = 8;

/** The website API served from the embedded store, with its sample content. */
export function createEmbeddedApi(openStore: () => Promise<Store>): WebsiteApi {
  const find = createFindInRegister(openStore);
  const register =
    <Name extends RegisterName>(name: Name) =>
    async (locale: Locale, paging: Paging): Promise<List<Registers[Name]>> => {
      const { items, total } = await find(name, locale, paging);
      return { items, total };
    };

  async function news(locale: Locale, { pageIndex, pageSize }: Paging): Promise<List<NewsItem>> {
    const db = await openStore();
    const now = publishedSoFar();
    const ofLanguage = db.selectFrom('news').where('locale', '=', locale);
    const heldBack = await ofLanguage.select('publish_time').where('publish_time', '>', now).execute();
    reportHeldBack(
      'newsHistory',
      heldBack.map((row) => row.publish_time),
    );
    const all = ofLanguage.where('publish_time', '<=', now);
    const { total } = await all
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await all
      .selectAll()
      .orderBy('publish_time', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute();
    return { items: rows.map(newsOf), total: Number(total) };
  }

  return {
    hotNews: (locale, paging = { pageIndex: 1, pageSize: HOT_NEWS }) => news(locale, paging),
    newsHistory: news,
    roadshows: register('roadshows'),
    reports: register('reports'),
    circulars: register('circulars'),
    interactiveQuestions: register('interactiveQuestions'),
    interactiveScroll: (locale) =>
      register('interactiveQuestions')(locale, { pageIndex: 1, pageSize: SCROLLING_QUESTIONS }),
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
      const db = await openStore();
      const rows = await db
        .selectFrom('software')
        .selectAll()
        .where('locale', '=', locale)
        .orderBy('position')
        .limit(pageSize)
        .offset((pageIndex - 1) * pageSize)
        .execute();
      const items = rows.map((row) => ({
        productName: row.product_name,
        softwareOverview: row.software_overview,
        versionInformation: row.version_information,
        imageUrl: assetIn(row.image_url),
      }));
      const { total } = await db
        .selectFrom('software')
        .select(({ fn }) => fn.countAll().as('total'))
        .where('locale', '=', locale)
        .executeTakeFirstOrThrow();
      return { items, total: Number(total) };
    },
    installationPackages: async (_locale, { pids }) => {
      const db = await openStore();
      const rows = await db.selectFrom('installation_packages').selectAll().orderBy('position').execute();
      const wanted = pids.length > 0 ? rows.filter(({ pid }) => pids.includes(pid)) : rows;
      const items = wanted.map(({ pid, url, file_size, sha256, publish_time }) => ({
        pid,
        url: assetIn(url.replace(/^http:/i, 'https:')),
        fileSize: file_size ?? undefined,
        sha256: sha256 ?? undefined,
        publishTime: publish_time ?? undefined,
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
