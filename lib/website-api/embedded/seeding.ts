import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { LOCALES } from '../../i18n/locales';
import type { Store } from '../../store/database';
import type { StoreTables } from '../../store/schema';
import { STOCK_CODE } from '../constants';
import { FILE_SIZES, SEED } from './seed';
import { sampleSession } from './session-day';

/** SQLite takes at most 32,766 parameters in one statement; this many rows stay far below. */
const ROWS_AT_ONCE = 200;

/**
 * Fills the store with the sample content, once, and again when the sample
 * content has changed since. What visitors left is never touched.
 */
export async function seedStore(store: Store): Promise<void> {
  const session = sampleSession();
  const version = createHash('sha256')
    .update(JSON.stringify([SEED, FILE_SIZES, session]))
    .digest('hex');
  await store.transaction().execute(async (db) => {
    const fact = await db.selectFrom('facts').select('value').where('name', '=', 'seed').executeTakeFirst();
    if (fact?.value === version) return;

    await replace(
      db,
      'news',
      localised(SEED.news, (item, locale) => ({
        id: item.id,
        locale,
        title: item.title[locale],
        content_txt: item.contentTxt[locale],
        picture_url: `/assets/news/${item.slug}-1280.webp`,
        publish_time: Date.parse(item.publishTime),
      })),
    );
    await replace(
      db,
      'reports',
      localised(SEED.reports, (item, locale) => ({
        id: item.id,
        locale,
        title: item.title[locale],
        file_url: `/assets/reports/${item.slug}.pdf`,
        picture_url: item.pictureUrl,
        publish_time: Date.parse(item.publishTime),
        intro: item.intro?.[locale] ?? null,
        file_size: FILE_SIZES.reports[item.slug] ?? null,
        file_type: 'pdf',
      })),
    );
    await replace(
      db,
      'circulars',
      localised(SEED.circulars, (item, locale) => ({
        id: item.id,
        locale,
        title: item.title[locale],
        file_url: `/assets/circulars/${item.slug}.pdf`,
        publish_time: Date.parse(item.publishTime),
        file_size: FILE_SIZES.circulars[item.slug] ?? null,
        file_type: 'pdf',
      })),
    );
    await replace(
      db,
      'roadshows',
      localised(SEED.roadshows, (item, locale) => ({
        id: item.id,
        locale,
        title: item.title[locale],
        intro: item.intro[locale],
        publish_time: Date.parse(item.publishTime),
        picture_url: item.pictureUrl,
        skip_url: item.skipUrl,
      })),
    );
    await replace(
      db,
      'questions',
      localised(SEED.questions, (item, locale) => ({
        id: item.id,
        locale,
        question_content: item.questionContent[locale],
        answer_content: item.answerContent[locale],
        publish_time: Date.parse(item.publishTime),
      })),
    );
    await replace(
      db,
      'software',
      localised(SEED.software, (item, locale) => ({
        position: item.id,
        locale,
        product_name: item.productName[locale],
        software_overview: item.softwareOverview[locale],
        version_information: item.versionInformation[locale],
        image_url: '',
      })),
    );
    await replace(
      db,
      'installation_packages',
      SEED.packages.map(({ pid, url }, position) => ({ position, pid, url })),
    );
    await replace(db, 'share_price_sessions', [
      {
        code: STOCK_CODE,
        session_date: session.date,
        latest: session.latest,
        previous_close: session.previousClose,
      },
    ]);
    await replace(
      db,
      'share_price_records',
      session.records.map((record) => ({
        code: STOCK_CODE,
        time: record.time,
        current_price: record.currentPrice,
        avg_price: record.avgPrice,
        change: record.change,
        quote_change: record.quoteChange,
      })),
    );
    await replace(db, 'facts', [{ name: 'seed', value: version }], 'seed');
  });
}

type Locale = (typeof LOCALES)[number];

function localised<Item, Row>(items: Item[], row: (item: Item, locale: Locale) => Row): Row[] {
  return items.flatMap((item) => LOCALES.map((locale) => row(item, locale)));
}

async function replace<Table extends keyof StoreTables>(
  db: Transaction<StoreTables>,
  table: Table,
  rows: StoreTables[Table][],
  only?: string,
): Promise<void> {
  const removal = db.deleteFrom(table as 'facts');
  await (only ? removal.where('name', '=', only) : removal).execute();
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto(table as 'facts')
      .values(rows.slice(start, start + ROWS_AT_ONCE) as unknown as StoreTables['facts'][])
      .execute();
  }
}
