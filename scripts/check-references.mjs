import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/project.mjs';

/**
 * `npm run references`: every file that a comment or a page of `docs` names is there, by its path from the root or from
 * the folder of the one that names it, or by the end of its path. Prints those that are not.
 */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
const ends = new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))));

const CODE =
  /^(?:app|components|lib|scripts|tests|open-api\/(?:publish|sandbox)|workshop)\/.*\.(?:tsx?|mjs|css)$|^[^/]+\.(?:tsx?|mjs)$/;
const PROSE = /^(?:docs\/.*|[^/]+)\.md$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/.*$/gm;
const NAMED =
  /(?<![\w./@*<…-])((?:(?:\([\w-]+\)|[\w@[\].-]+)\/)*\w[\w.-]*\.(?:tsx?|mjs|css|json|md|yaml|conf))(?![\w*/-])/g;

/** Made by the build, by a run of the suite, or by another program. */
const MADE =
  /(?:^|\/)(?:inbox|backup|restore|invalidate|search|file-reader|publish|server|next-server)\.(?:mjs|js)$|(?:build-manifest|route-bundle-stats)\.json$|^\.data\/|NAME/;

const missing = [];
let count = 0;
for (const file of files) {
  const text = CODE.test(file) || PROSE.test(file) ? readFileSync(path.join(ROOT, file), 'utf8') : '';
  const parts = PROSE.test(file) ? [text] : (text.match(COMMENT) ?? []);
  for (const part of parts) {
    for (const [, named = ''] of part.matchAll(NAMED)) {
      const beside = path.posix.join(path.posix.dirname(file), named);
      if (MADE.test(named)) continue;
      count++;
      if (!ends.has(named.replace(/^\.\//, '')) && !files.includes(beside)) missing.push(`${file} names ${named}`);
    }
  }
}
if (missing.length === 0) console.log(`${count} references, each to a file that there is`);
if (missing.length > 0) console.error(`${missing.join('\n')}\n\n${missing.length} references lead to no file.`);
process.exit(missing.length > 0 ? 1 : 0);
