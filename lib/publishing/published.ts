import type { Kysely } from 'kysely';
import { type CompanyContent, lackingParts } from '../content-folder/model';
import type { StoreTables } from '../store/schema';
import type { Published } from './plan';
import { PUBLISHER } from './publish';
import type { Release } from './released';

/** What has been published; the sample company does not count. */
export async function readPublished(db: Kysely<StoreTables>): Promise<Published> {
  const publisher = await db.selectFrom('facts').select('value').where('name', '=', PUBLISHER).executeTakeFirst();
  if (!publisher) return { releases: new Map(), company: {} };
  const releases = await db.selectFrom('released').select('release').execute();
  const parts = await db.selectFrom('content').selectAll().execute();
  const kept: Partial<CompanyContent> = Object.fromEntries(parts.map(({ name, value }) => [name, JSON.parse(value)]));
  return {
    releases: new Map(
      releases.map(({ release }) => {
        const read = JSON.parse(release) as Release;
        return [read.entry.id, read];
      }),
    ),
    company: { ...kept, ...lackingParts(kept) },
  };
}
