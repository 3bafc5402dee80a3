import { type RawBuilder, sql } from 'kysely';
import { searchWords } from '../../search/fold';
import type { Store } from '../../store/database';
import { type RegisterTable, yearsOf } from '../../store/registers';
import type { FindInRegister, RegisterName, Registers } from '../types';
import { circularOf, questionOf, reportOf, roadshowOf } from './rows';

/** The registers of investor relations in the embedded store, narrowed by SQL (decisions, Routes). */

interface Register<Name extends RegisterName> {
  table: RegisterTable;
  shape(row: never): Registers[Name];
}

const REGISTERS: { [Name in RegisterName]: Register<Name> } = {
  reports: { table: 'reports', shape: reportOf },
  circulars: { table: 'circulars', shape: circularOf },
  roadshows: { table: 'roadshows', shape: roadshowOf },
  interactiveQuestions: { table: 'questions', shape: questionOf },
};

export function createFindInRegister(openStore: () => Promise<Store>): FindInRegister {
  return async (name, locale, { pageIndex, pageSize, year, q }) => {
    const { table, shape } = REGISTERS[name];
    const db = await openStore();
    const years = await yearsOf(db, table, locale);
    const asked = year === undefined ? years : years.filter((each) => each.year === year);
    const newest = asked[0]?.newest ?? 0;
    const oldest = asked.at(-1)?.oldest ?? 1;
    const before = (pageIndex - 1) * pageSize;

    // Every register has these columns; Kysely cannot say so of a union of tables.
    let rows = db
      .selectFrom(table as 'circulars')
      .where('locale', '=', locale)
      .where('position', '>=', oldest);
    let total = newest - oldest + 1;
    if (q === undefined) {
      rows = rows.where('position', '<=', newest - before);
    } else {
      rows = rows.where('position', '<=', newest);
      const words = searchWords(q);
      for (const word of words) rows = rows.where(containing(word));
      // A search of nothing but marks has nothing to find.
      if (words.length === 0) rows = rows.where(sql<boolean>`1 = 0`);
      total = Number(
        (await rows.select((expression) => expression.fn.countAll<number>().as('total')).executeTakeFirstOrThrow())
          .total,
      );
    }
    const found =
      before < total
        ? await rows
            .selectAll()
            .orderBy('position', 'desc')
            .limit(pageSize)
            .offset(q === undefined ? 0 : before)
            .execute()
        : [];
    return { items: (found as never[]).map(shape), total, years: years.map((each) => each.year) };
  };
}

/** What is searched is folded, like the words. */
function containing(word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`search_text LIKE ${pattern} ESCAPE '\\'`;
}
