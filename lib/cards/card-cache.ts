import { createHash } from 'node:crypto';
import path from 'node:path';
import { FileStorage } from '../base/file-storage';
import { log, reasonOf } from '../base/log';
import { environment } from '../config/env';
import type { CardName } from './names';
import type { CardWords } from './words';

/** Room for the cards of a few hundred things in three languages. */
const LIMITS = { bytes: 100_000_000, entries: 2000 };

/** Raise it when components/cards/card.tsx draws differently: cards in the cache are drawn anew. */
const DRAWING = 2;

let storage: FileStorage | undefined;

/** The folder of the cache, beside the database and the kept pages. */
function cardStorage(): FileStorage {
  storage ??= new FileStorage(path.resolve(environment().dataFolder, 'cards'), LIMITS);
  return storage;
}

/** Cards are drawn one after another: each takes a third of a second, in which the process answers nothing else. */
let queue: Promise<unknown> = Promise.resolve();
const drawing = new Map<string, Promise<Uint8Array>>();

/** A card as PNG from the cache; otherwise drawn, once for all requests that wait for it. */
export async function cachedCard(
  name: CardName,
  words: CardWords,
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const key = createHash('sha256')
    .update(JSON.stringify([DRAWING, name, words]))
    .digest('hex');
  const known = await cardStorage()
    .read(key)
    .catch(() => undefined);
  if (known instanceof Uint8Array) return known;
  const running = drawing.get(key);
  if (running) return running;
  const made = queue.then(draw);
  queue = made.catch(() => undefined);
  drawing.set(key, made);
  try {
    const png = await made;
    await cardStorage()
      .write(key, png)
      .catch((error: unknown) => log('warn', 'cards.not-kept', { reason: reasonOf(error) }));
    return png;
  } finally {
    drawing.delete(key);
  }
}
