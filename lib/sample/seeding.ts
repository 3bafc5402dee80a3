import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { STOCK_CODE } from '../contract/constants';
import { FILING_RULES, filingKind } from '../domain/filing-kind';
import { LOCALES, type Locale } from '../i18n/locales';
import type { Store } from '../store/database';
import { withKindPositions } from '../store/filing-kinds';
import { withPositions } from '../store/registers';
import type { StoreTables } from '../store/schema';
import { FOLDING, foldText } from '../text/fold';
import { FILE_SIZES, INSTALLERS, SEED } from './seed';
import { type SampleSession, sampleSession } from './session-day';

/** SQLite takes at most 32,766 parameters in one statement; this many rows stay far below. */
const ROWS_AT_ONCE = 200;

/**
 * Fills the store with the sample content, once, and again when the sample
 * content has changed since. What visitors left is never touched.
 */
export async function seedStore(store: Store): Promise<void> {
  const session = sampleSession();
  const version = createHash('sha256')
    .update(JSON.stringify([SEED, FILE_SIZES, INSTALLERS, session, FOLDING, FILING_RULES]))
    .digest('hex');
  const isSeeded = async (db: Kysely<StoreTables>) =>
    (await db.selectFrom('facts').select('value').where('name', '=', 'seed').executeTakeFirst())?.value === version;
  if (await isSeeded(store)) return;
  await store.alone('seed', async (db) => {
    // Another process may have done it while this one waited for the lock.
    if (await isSeeded(db)) return;
    for (const [table, rows] of Object.entries(sampleRows(session))) {
      await replace(db, table as keyof StoreTables, rows);
    }
    await db
      .insertInto('facts')
      .values({ name: 'seed', value: version })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: version }))
      .execute();
  });
}

async function replace(db: Transaction<StoreTables>, table: keyof StoreTables, rows: object[]): Promise<void> {
  // Kysely cannot say what a table out of several takes; `sampleRows` does.
  const anyTable = table as 'facts';
  await db.deleteFrom(anyTable).execute();
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const values = rows.slice(start, start + ROWS_AT_ONCE) as StoreTables['facts'][];
    await db.insertInto(anyTable).values(values).execute();
  }
}

/** The whole content of each table. */
function sampleRows(session: SampleSession) {
  return {
    news: publishedRows(SEED.news, (item, locale) => ({
      title: item.title[locale],
      content_txt: item.contentTxt[locale],
      picture_url: `/assets/news/${item.slug}-1280.webp`,
    })),
    reports: registerRows(SEED.reports, (item, locale) => ({
      title: item.title[locale],
      search_text: foldText(item.title[locale]),
      file_url: `/assets/reports/${item.slug}.pdf`,
      picture_url: item.pictureUrl,
      intro: item.intro?.[locale] ?? null,
      file_size: FILE_SIZES.reports[item.slug] ?? null,
      file_type: 'pdf',
    })),
    circulars: withKindPositions(
      registerRows(SEED.circulars, (item, locale) => ({
        title: item.title[locale],
        search_text: foldText(item.title[locale]),
        file_url: `/assets/circulars/${item.slug}.pdf`,
        file_size: FILE_SIZES.circulars[item.slug] ?? null,
        file_type: 'pdf',
        kind: filingKind(item.title[locale]),
      })),
    ),
    roadshows: registerRows(SEED.roadshows, (item, locale) => ({
      title: item.title[locale],
      search_text: foldText(item.title[locale]),
      intro: item.intro[locale],
      picture_url: item.pictureUrl,
      skip_url: item.skipUrl,
      duration: item.duration,
      agenda: item.agenda ? JSON.stringify(item.agenda.map(({ at, topic }) => ({ at, topic: topic[locale] }))) : null,
      quotation: item.quotation
        ? JSON.stringify({ words: item.quotation.words[locale], office: item.quotation.office[locale] })
        : null,
    })),
    questions: registerRows(SEED.questions, (item, locale) => ({
      question_content: item.questionContent[locale],
      answer_content: item.answerContent[locale],
      search_text: foldText(`${item.questionContent[locale]}\n${item.answerContent[locale]}`),
    })),
    software: localisedRows(SEED.software, (item, locale) => ({
      position: item.id,
      product_name: item.productName[locale],
      software_overview: item.softwareOverview[locale],
      version_information: item.versionInformation[locale],
      image_url: '',
    })),
    installation_packages: SEED.packages.map(({ pid, url }, position) => {
      const file = INSTALLERS[url];
      return {
        position,
        pid,
        url,
        file_size: file?.bytes ?? null,
        sha256: file?.sha256 ?? null,
        publish_time: file ? Date.parse(file.date) : null,
      };
    }),
    share_price_sessions: [
      {
        code: STOCK_CODE,
        session_date: session.date,
        latest: session.latest,
        previous_close: session.previousClose,
      },
    ],
    share_price_records: session.records.map((record) => ({
      code: STOCK_CODE,
      time: record.time,
      current_price: record.currentPrice,
      avg_price: record.avgPrice,
      change: record.change,
      quote_change: record.quoteChange,
    })),
  } satisfies { [Table in keyof StoreTables]?: StoreTables[Table][] };
}

/** The columns of an item's row in one language. */
type InLanguage<Item, Columns> = (item: Item, locale: Locale) => Columns;

interface Published {
  id: number;
  publishTime: string;
}

function localisedRows<Item, Columns>(items: Item[], columns: InLanguage<Item, Columns>) {
  return items.flatMap((item) => LOCALES.map((locale) => ({ locale, ...columns(item, locale) })));
}

function publishedRows<Item extends Published, Columns>(items: Item[], columns: InLanguage<Item, Columns>) {
  return localisedRows(items, (item, locale) => ({
    id: item.id,
    publish_time: Date.parse(item.publishTime),
    ...columns(item, locale),
  }));
}

function registerRows<Item extends Published, Columns>(items: Item[], columns: InLanguage<Item, Columns>) {
  return withPositions(publishedRows(items, columns));
}
