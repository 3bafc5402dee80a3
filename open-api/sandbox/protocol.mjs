import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '../protocol');

/** @param {string} name @returns {any} */
const read = (name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'));

export const SCHEMA = read('protocol.schema.json');
/** The one place of the version is the schema. @type {string} */
export const VERSION = SCHEMA['x-version'];

/** @typedef {{ code: string, ends: boolean, closeCode: number | null, reconnect: boolean }} ErrorRow */
/** @type {ErrorRow[]} */
const rows = read('errors.json');
export const ERRORS = new Map(rows.map((row) => [row.code, row]));

/** @type {Record<string, { value: number, exceeded: string | null }>} */
const limits = read('limits.json');

/** The value of a limit by its name. @param {string} name */
export function limit(name) {
  const row = limits[name];
  if (!row) throw new Error(`limits.json has no ${name}`);
  return row.value;
}

const ajv = new Ajv2020({ allErrors: false, discriminator: false });
for (const word of ['x-words', 'x-unit', 'x-direction', 'x-version']) ajv.addKeyword(word);
ajv.addSchema(SCHEMA, 'protocol');

/** Definitions by side and by the type they describe. @type {Record<'client' | 'server', Map<string, import('ajv').ValidateFunction>>} */
const judges = { client: new Map(), server: new Map() };
for (const [name, definition] of Object.entries(SCHEMA.$defs)) {
  /** @type {'client' | 'server' | undefined} */
  const side = /** @type {any} */ (definition)['x-direction'];
  if (side !== 'client' && side !== 'server') continue;
  const judge = ajv.getSchema(`protocol#/$defs/${name}`);
  if (judge) judges[side].set(/** @type {any} */ (definition).title, judge);
}

/**
 * Judges a message by the schema: nothing when it fits, else the error's code and a sentence.
 * @param {'client' | 'server'} side who sends it
 * @param {any} message
 * @returns {{ code: string, message: string } | undefined}
 */
export function judge(side, message) {
  if (message === null || typeof message !== 'object' || Array.isArray(message))
    return { code: 'malformed', message: 'a message is a JSON object' };
  if (typeof message.type !== 'string') return { code: 'malformed', message: 'type is missing' };
  const fits = judges[side].get(message.type);
  if (!fits) return { code: 'unknown-type', message: `${message.type.slice(0, 40)} is not a message of the ${side}` };
  if (fits(message)) return undefined;
  const [first] = fits.errors ?? [];
  const where = first?.instancePath.slice(1).replaceAll('/', '.') || first?.params?.additionalProperty || 'message';
  return { code: 'malformed', message: `${where}: ${first?.message ?? 'does not fit'}` };
}
