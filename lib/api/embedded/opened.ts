import { processWide } from '../../base/process-wide';
import { environment } from '../../config/env';
import { seedStore } from '../../sample/seeding';
import { type Store, store } from '../../store/database';
import { takeCompanyContent } from '../company';
import { noteSample } from './published';

/** Which store has content: what was published to it, or the sample company. */
const shared = processWide<{ filled: WeakMap<Store, Promise<void>> }>();

/** The store of this process, with content in it. */
export async function openedAndSeeded(): Promise<Store> {
  const opened = await store();
  shared.filled ??= new WeakMap();
  const { filled } = shared;
  const filling = filled.get(opened) ?? fill(opened);
  filled.set(opened, filling);
  await filling.catch((error: unknown) => {
    filled.delete(opened);
    throw error;
  });
  return opened;
}

async function fill(opened: Store): Promise<void> {
  const what = environment().websiteApiUrl === undefined ? 'all' : 'company';
  noteSample((await seedStore(opened, what)) ?? 0);
  await takeCompanyContent(opened);
}
