import { figuresOf } from './figures';
import type { Item } from './judging';
import { momentOf } from './moments';
import { addressOf, lineOf, wholeNumberOf } from './values';

/** Fields that items of several calls have, as they are read at the border (schemas.ts, registers.ts). */

const LARGEST_FILE = 1e12;

/** Largest number that tells entries of one moment apart. */
const LARGEST_ORDINAL = 999_999_999;

export const line = (item: Item, field: string) => item.read(field, lineOf);
export const address = (item: Item, field: string) => item.read(field, addressOf) ?? '';
export const published = (item: Item) => item.read('publishTime', momentOf);

/** Tells an entry of a register from others of the same moment, in every language (lib/contract/item-key). */
export const ordinal = (item: Item) => item.read('ordinal', (number) => wholeNumberOf(number, LARGEST_ORDINAL));

/** Bytes. */
export const fileSize = (item: Item) => item.read('fileSize', (size) => wholeNumberOf(size, LARGEST_FILE));

/** What it says in figures, where it is given as data (lib/domain/figures). */
export const figures = (item: Item) => item.read('figures', figuresOf);

export const file = (item: Item) => ({
  fileUrl: address(item, 'fileUrl'),
  fileSize: fileSize(item),
  fileType: item.read('fileType', (type) => {
    const text = lineOf(type);
    return text && text.length <= 20 ? text : undefined;
  }),
});
