import type { Kysely } from 'kysely';
import { canonicalJson } from '../content-folder/canonical';
import { type CompanyContent, withLackingParts } from '../content-folder/model';
import type { StoreTables } from '../store/schema';

export type PartName = Exclude<keyof CompanyContent, 'preview'>;

/** Parts that every company has, each released as a whole. */
const OF_EVERY_COMPANY = [
  'company',
  'board',
  'pictures',
  'documents',
  'figures',
  'software',
] as const satisfies readonly PartName[];
/** All parts; what was published before there were the last ones lacks them. */
export const PARTS = [...OF_EVERY_COMPANY, 'dividends', 'meetings', 'calendar'] as const satisfies readonly PartName[];

/** The company's content as it was released; undefined where nothing was yet. */
export async function readCompanyContent(db: Kysely<StoreTables>): Promise<CompanyContent | undefined> {
  const rows = await db.selectFrom('content').selectAll().execute();
  const content = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]));
  const isWhole = OF_EVERY_COMPANY.every((name) => name in content);
  return isWhole ? withLackingParts(content as CompanyContent) : undefined;
}

export async function saveParts(db: Kysely<StoreTables>, parts: Partial<CompanyContent>): Promise<void> {
  for (const [name, content] of Object.entries(parts)) {
    const value = canonicalJson(content);
    await db
      .insertInto('content')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}
