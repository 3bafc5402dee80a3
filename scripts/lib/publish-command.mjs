import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './project.mjs';

/**
 * Makes `publish.mjs` as the image has it (Dockerfile): bundled, the reader of PDFs and the tables of Chinese codes beside
 * it. A start of it takes a fifth of that from the source.
 *
 * @param {string} folder below the project's, where it finds the engines of the store
 * @returns {Promise<string>} the program
 */
export async function bundlePublish(folder) {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: ['publish', 'read-pdfs'].map((name) => path.join(ROOT, 'scripts', `${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'pg'],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'error',
  });
  cpSync(path.join(ROOT, 'node_modules/pdfjs-dist/cmaps'), path.join(folder, 'cmaps'), { recursive: true });
  return path.join(folder, 'publish.mjs');
}
