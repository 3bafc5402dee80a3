import { createHash } from 'node:crypto';
import path from 'node:path';
import { FileStorage } from '../base/file-storage';
import { log, reasonOf } from '../base/log';
import { environment } from '../config/env';
import type { CardName } from './names';
import type { CardWords } from './words';

/** Every card of a few hundred things in three languages, and an end. */
const LIMITS = { bytes: 100_000_000, entries: 2000 };

/** Changes with the drawing (components/cards/card.tsx), so that kept ones are drawn anew. */
const DRAWING = 2;

let storage: FileStorage | undefined;

/** Beside the database, like the pages. */
function kept(): FileStorage {
  storage ??= new FileStorage(path.resolve(environment().dataFolder, 'cards'), LIMITS);
  return storage;
}

/** One at a time: a picture takes a third of a second, in which nothing else is answered. */
let queue: Promise<unknown> = Promise.resolve();
const drawing = new Map<string, Promise<Uint8Array>>();

/** A card as PNG: the kept one of these words, else drawn once for all who ask. */
export async function keptCard(name: CardName, words: CardWords, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const key = createHash('sha256')
    .update(JSON.stringify([DRAWING, name, words]))
    .digest('hex');
  const known = await kept()
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
    await kept()
      .write(key, png)
      .catch((error: unknown) => log('warn', 'cards.not-kept', { reason: reasonOf(error) }));
    return png;
  } finally {
    drawing.delete(key);
  }
}
