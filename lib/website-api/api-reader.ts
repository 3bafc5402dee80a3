import { environment } from '../config/env';
import { log, reasonOf } from '../log';
import { outsideRender } from '../outside-render';
import { readLastGood, saveLastGood } from './last-good';
import { createReader, type Read } from './reader';

const reader = createReader({
  load: readLastGood,
  save: saveLastGood,
  // The embedded store is its own memory.
  persistent: () => environment().websiteApiUrl !== undefined,
  onFailure: (key, error) => log('error', 'api.read-failed', { key, reason: reasonOf(error) }),
});

/** Reads through the memory of this process, for pages and endpoints alike. */
export function readThrough<T>(key: string, call: () => Promise<T>): Promise<Read<T>> {
  return reader.read(key, () => outsideRender(call));
}
