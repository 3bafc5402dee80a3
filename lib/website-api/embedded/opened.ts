import { environment } from '../../config/env';
import { seedStore } from '../../sample/seeding';
import { type Store, store } from '../../store/database';

/** Kept on the global object, like the store itself: which store has its sample content. */
const shared = globalThis as { tradegoSeeded?: WeakMap<Store, Promise<void>> };

/** The store of this process, with the sample content in it where no other API is configured. */
export async function openedAndSeeded(): Promise<Store> {
  const opened = await store();
  if (environment().websiteApiUrl !== undefined) return opened;
  shared.tradegoSeeded ??= new WeakMap();
  const seeded = shared.tradegoSeeded;
  const seeding = seeded.get(opened) ?? seedStore(opened);
  seeded.set(opened, seeding);
  await seeding.catch((error: unknown) => {
    seeded.delete(opened);
    throw error;
  });
  return opened;
}
