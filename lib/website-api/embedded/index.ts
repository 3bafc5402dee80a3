import type { SelectQueryBuilder } from 'kysely';
import { assetUrl } from '../../config/assets';
import type { Locale } from '../../i18n/locales';
import type { Paging } from '../../routing/query';
import type { Store } from '../../store/database';
import { addConsultation, addDownloadClick, addQuestion, countDownload } from '../../store/inbox';
import type { StoreTables } from '../../store/schema';
import type { List, WebsiteApi } from '../types';

const EVERYTHING: Paging = { pageIndex: 1, pageSize: 1000 };
const HOT_NEWS = 5;
const SCROLLING_QUESTIONS = 8;

/** The website API served from the embedded store, with its sample content. */
export function createEmbeddedApi(openStore: () => Promise<Store>): WebsiteApi {
  async function list<Table extends ListTable, T>(
    table: Table,
    locale: Locale,
    { pageIndex, pageSize }: Paging,
    shape: (row: StoreTables[Table]) => T,
  ): Promise<List<T>> {
    const db = await openStore();
    const all = db.selectFrom(table as 'news').where('locale', '=', locale);
    const { total } = await all
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await newestFirst(all.selectAll())
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute();
    return { items: (rows as unknown as StoreTables[Table][]).map(shape), total: Number(total) };
  }

  return {
    hotNews: (locale, paging = { pageIndex: 1, pageSize: HOT_NEWS }) => list('news', locale, paging, newsOf),
    newsHistory: (locale, paging) => list('news', locale, paging, newsOf),
    roadshows: (locale, paging) =>
      list('roadshows', locale, paging, (row) => ({
        title: row.title,
        intro: row.intro,
        publishTime: row.publish_time,
        pictureUrl: assetIn(row.picture_url),
        skipUrl: row.skip_url,
      })),
    reports: (locale, paging) =>
      list('reports', locale, paging, (row) => ({
        title: row.title,
        fileUrl: assetIn(row.file_url),
        pictureUrl: assetIn(row.picture_url),
        publishTime: row.publish_time,
        intro: row.intro ?? undefined,
        fileSize: row.file_size ?? undefined,
        fileType: row.file_type ?? undefined,
      })),
    circulars: (locale, paging) =>
      list('circulars', locale, paging, (row) => ({
        title: row.title,
        fileUrl: assetIn(row.file_url),
        publishTime: row.publish_time,
        fileSize: row.file_size ?? undefined,
        fileType: row.file_type ?? undefined,
      })),
    interactiveQuestions: (locale, paging) => list('questions', locale, paging, questionOf),
    interactiveScroll: (locale) =>
      list('questions', locale, { pageIndex: 1, pageSize: SCROLLING_QUESTIONS }, questionOf),
    sharePrice: async (_locale, code) => {
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
    softwareList: async (locale, { pageIndex, pageSize } = EVERYTHING) => {
      const db = await openStore();
      const rows = await db
        .selectFrom('software')
        .selectAll()
        .where('locale', '=', locale)
        .orderBy('position')
        .limit(pageSize)
        .offset((pageIndex - 1) * pageSize)
        .execute();
      return rows.map((row) => ({
        productName: row.product_name,
        softwareOverview: row.software_overview,
        versionInformation: row.version_information,
        imageUrl: assetIn(row.image_url),
      }));
    },
    installationPackages: async (_locale, { pids }) => {
      const db = await openStore();
      const rows = await db.selectFrom('installation_packages').selectAll().orderBy('position').execute();
      const wanted = pids.length > 0 ? rows.filter(({ pid }) => pids.includes(pid)) : rows;
      return wanted.map(({ pid, url }) => ({ pid, url: url.replace(/^http:/i, 'https:') }));
    },
    visitorArea: async (_locale, { country }) =>
      country && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : 'HK',
    submitConsultation: async (locale, message) => addConsultation(await openStore(), locale, message),
    submitQuestion: async (locale, question) => addQuestion(await openStore(), locale, question),
    trackDownload: async (_locale, click) => addDownloadClick(await openStore(), click),
    updateDownloadCount: async (_locale, download) => countDownload(await openStore(), download),
  };
}

type ListTable = 'news' | 'reports' | 'circulars' | 'roadshows' | 'questions';

function newestFirst<Row>(query: SelectQueryBuilder<StoreTables, 'news', Row>) {
  return query.orderBy('publish_time', 'desc').orderBy('id', 'desc');
}

function newsOf(row: StoreTables['news']) {
  return {
    id: row.id,
    title: row.title,
    contentTxt: row.content_txt.replaceAll('src="/assets/', `src="${assetUrl('/assets/')}`),
    pictureUrl: assetIn(row.picture_url),
    publishTime: row.publish_time,
  };
}

function questionOf(row: StoreTables['questions']) {
  return {
    questionContent: row.question_content,
    answerContent: row.answer_content,
    publishTime: row.publish_time,
  };
}

/** Sample rows name files by their path; the resource host may have moved them. */
function assetIn(path: string): string {
  return path.startsWith('/assets/') ? assetUrl(path as `/assets/${string}`) : path;
}
