import { createHmac, timingSafeEqual } from 'node:crypto';

/** @typedef {{ secret: string, channels: ('quote' | 'depth')[], delay: 0 | 900, expired?: boolean }} Key */

/** The keys of the sandbox. They open nothing but the sandbox, so they may be read by anyone. @type {Record<string, Key>} */
export const KEYS = {
  'sample-key': { secret: 'sample-secret', channels: ['quote', 'depth'], delay: 0 },
  'sample-key-delayed': { secret: 'sample-secret', channels: ['quote', 'depth'], delay: 900 },
  'sample-key-quotes': { secret: 'sample-secret', channels: ['quote'], delay: 0 },
  'sample-key-expired': { secret: 'sample-secret', channels: ['quote'], delay: 0, expired: true },
};

/** What a client signs, to the byte. @param {string} nonce @param {string} key @param {string} version */
export const signedBytes = (nonce, key, version) => Buffer.from(`${nonce}\n${key}\n${version}`, 'utf8');

/** @param {string} secret @param {Buffer} bytes */
export const sign = (secret, bytes) => createHmac('sha256', secret).update(bytes).digest('hex');

/** Compares in a time that does not depend on where they differ. @param {string} one @param {string} other */
export const isSame = (one, other) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
