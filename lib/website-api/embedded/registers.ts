import { type RawBuilder, sql } from 'kysely';
import { searchWords } from '../../routing/query';
import type { Store } from '../../store/database';
import type { StoreTables } from '../../store/schema';
import type { FindInRegister, RegisterName, Registers } from '../types';
import { circularOf, questionOf, reportOf, roadshowOf } from './rows';

/** The registers of investor relations in the embedded store, narrowed by SQL (decisions, Routes). */

type Table = 'reports' | 'circulars' | 'roadshows' | 'questions';

interface Register<Name extends RegisterName> {
  table: Table;
  /** Columns that a search looks into. */
  searched: string[];
  shape(row: never): Registers[Name];
}

const REGISTERS: { [Name in RegisterName]: Register<Name> } = {
  reports: { table: 'reports', searched: ['title'], shape: reportOf },
  circulars: { table: 'circulars', searched: ['title'], shape: circularOf },
  roadshows: { table: 'roadshows', searched: ['title'], shape: roadshowOf },
  interactiveQuestions: { table: 'questions', searched: ['question_content', 'answer_content'], shape: questionOf },
};

export function createFindInRegister(openStore: () => Promise<Store>): FindInRegister {
  return async (name, locale, { pageIndex, pageSize, year, q }) => {
    const { table, searched, shape } = REGISTERS[name];
    const db = await openStore();
    const byYear = await db
      .selectFrom('register_years')
      .select(['year', 'entries'])
      .where('register', '=', table)
      .where('locale', '=', locale)
      .where('entries', '>', 0)
      .orderBy('year', 'desc')
      .execute();

    // Every register has these columns; Kysely cannot say so of a union of tables.
    let rows = db.selectFrom(table as 'news').where('locale', '=', locale);
    for (const word of searchWords(q)) rows = rows.where(contains(searched, word));

    let offset = (pageIndex - 1) * pageSize;
    let total = 0;
    if (q !== undefined) {
      if (year !== undefined)
        rows = rows.where('publish_time', '>=', startOf(year)).where('publish_time', '<', startOf(year + 1));
      total = Number(
        (await rows.select((expression) => expression.fn.countAll<number>().as('total')).executeTakeFirstOrThrow())
          .total,
      );
    } else {
      const counted = byYear.filter((each) => year === undefined || each.year === year);
      total = counted.reduce((sum, { entries }) => sum + entries, 0);
      // The count of years says in which one the page begins, so nothing before it has to be walked past.
      const first = beginning(counted, offset);
      if (first) {
        offset = first.offset;
        rows = rows.where('publish_time', '<', startOf(first.year + 1));
      }
      if (year !== undefined) rows = rows.where('publish_time', '>=', startOf(year));
    }
    const found =
      offset < total
        ? await rows
            .selectAll()
            .orderBy('publish_time', 'desc')
            .orderBy('id', 'desc')
            .limit(pageSize)
            .offset(offset)
            .execute()
        : [];
    return { items: (found as never[]).map(shape), total, years: byYear.map((each) => each.year) };
  };
}

/** The year in which the entry after `offset` others stands, and how many of that year come before it. */
function beginning(byYear: Pick<StoreTables['register_years'], 'year' | 'entries'>[], offset: number) {
  let before = offset;
  for (const { year, entries } of byYear) {
    if (before < entries) return { year, offset: before };
    before -= entries;
  }
  return undefined;
}

/** First moment of a year in Hong Kong. */
function startOf(year: number): number {
  return Date.parse(`${year}-01-01T00:00:00+08:00`);
}

/** SQLite's LIKE takes no notice of the case of Latin letters. */
function contains(columns: string[], word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const tests = columns.map((column) => sql<boolean>`${sql.ref(column)} LIKE ${pattern} ESCAPE '\\'`);
  return sql<boolean>`(${sql.join(tests, sql` OR `)})`;
}
