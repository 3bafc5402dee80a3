import { processWide } from '../../base/process-wide';
import { environment } from '../../config/env';
import { seedStore } from '../../sample/seeding';
import { type Store, store } from '../../store/database';

/** Which store has its sample content. */
const shared = processWide<{ seeded: WeakMap<Store, Promise<void>> }>();

/** The store of this process, with the sample content in it where no other API is configured. */
export async function openedAndSeeded(): Promise<Store> {
  const opened = await store();
  if (environment().websiteApiUrl !== undefined) return opened;
  shared.seeded ??= new WeakMap();
  const seeded = shared.seeded;
  const seeding = seeded.get(opened) ?? seedStore(opened);
  seeded.set(opened, seeding);
  await seeding.catch((error: unknown) => {
    seeded.delete(opened);
    throw error;
  });
  return opened;
}
