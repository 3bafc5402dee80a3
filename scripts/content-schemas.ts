import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_KINDS, jsonSchemaText } from '../lib/content-folder/json-schema';

/** `npm run content:schemas`: writes the JSON Schemas that editors check the files of content/ by. */
const folder = path.join(import.meta.dirname, '../content/schemas');
mkdirSync(folder, { recursive: true });
for (const kind of FILE_KINDS) writeFileSync(path.join(folder, `${kind}.json`), jsonSchemaText(kind));
console.log(`${FILE_KINDS.length} schemas are in content/schemas.`);
