import { type BrotliOptions, constants } from 'node:zlib';

/**
 * How far back the encoder looks, as a power of two: half a megabyte, more than the largest page or script has. It
 * allots several times as much for every answer that it is at work on, whatever the answer's size, and Brotli's own
 * choice is eight times this: with 64 visitors at once that was most of the process (docs/measuring.md, Load).
 */
const WINDOW = 19;

/**
 * For a copy that is made once and sent often. The last step, 11, takes three times as long for one byte in a hundred
 * (home: 182 and 66 ms of a processor, 37.5 and 38.0 KB).
 */
export const SMALL = 10;

/** For a page that may come in one round trip less by it. */
export const SMALLEST = 11;

/** Settings for text of some hundred kilobytes. @param quality 0 (fast) to 11 (small) */
export function brotliOf(quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    },
  };
}
