import { type Store, store } from '../../store/database';
import { seedStore } from './seeding';

const shared = globalThis as { tradegoSeeded?: Promise<Store> };

/** The store of this process with its sample content in it. */
export function openedAndSeeded(): Promise<Store> {
  shared.tradegoSeeded ??= store()
    .then(async (opened) => {
      await seedStore(opened);
      return opened;
    })
    .catch((error: unknown) => {
      shared.tradegoSeeded = undefined;
      throw error;
    });
  return shared.tradegoSeeded;
}
