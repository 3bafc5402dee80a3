import { type Kysely, sql } from 'kysely';
import { HONG_KONG_MS } from '../i18n/hong-kong';

const DAY_MS = 24 * 60 * 60 * 1000;

interface ClickTables {
  single_clicks: { clicked_at: number; plate: number; page_num: number; remark: string };
  download_clicks: { day: string; plate: number; page_num: number; remark: string; clicks: number };
}

/** Replaces a row for each download click by a count for each day and thing clicked on. */
export async function countClicksByDay(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('download_clicks').renameTo('single_clicks').execute();
  await db.schema
    .createTable('download_clicks')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('plate', 'integer', (column) => column.notNull())
    .addColumn('page_num', 'integer', (column) => column.notNull())
    .addColumn('remark', 'text', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('download_clicks_key', ['day', 'plate', 'page_num'])
    .execute();
  const tables = db as Kysely<ClickTables>;
  // Whole numbers divided leave a whole number, the day's since 1970.
  const counted = await tables
    .selectFrom('single_clicks')
    .select((expression) => [
      sql<number>`(clicked_at + ${sql.lit(HONG_KONG_MS)}) / ${sql.lit(DAY_MS)}`.as('since_1970'),
      'plate',
      'page_num',
      expression.fn.max('remark').as('remark'),
      expression.fn.countAll<number>().as('clicks'),
    ])
    .groupBy(['since_1970', 'plate', 'page_num'])
    .execute();
  for (const { since_1970, ...row } of counted) {
    const day = new Date(Number(since_1970) * DAY_MS).toISOString().slice(0, 10);
    await tables
      .insertInto('download_clicks')
      .values({ ...row, day, clicks: Number(row.clicks) })
      .execute();
  }
  await db.schema.dropTable('single_clicks').execute();
}
