import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** By this first line Chromium (136 and later) compiles all functions of a script while it arrives, beside the page. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Smaller ones are compiled as fast as they are asked about. */
const SMALLEST = 100_000;

/**
 * React and the router run nearly all of their code as a page starts, and a browser compiled it function by function
 * while the page waited. Their files ask to be compiled on arrival; to other browsers the line is a comment
 * (docs/measuring.md, Compile hints). Files of pages do not: most of what they hold runs later, or never.
 *
 * @param {string} folder of a build, with its `build-manifest.json` and `static/`
 * @returns {string[]} the files that have the line now
 */
export function hintFramework(folder) {
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8'));
  return rootMainFiles.filter((name) => {
    const file = path.join(folder, name);
    const code = readFileSync(file, 'utf8');
    if (code.length < SMALLEST) return false;
    if (!code.startsWith(HINT)) writeFileSync(file, HINT + code);
    return true;
  });
}
