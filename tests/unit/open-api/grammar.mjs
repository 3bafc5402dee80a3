import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Language, Parser } from 'web-tree-sitter';

/**
 * `node grammar.mjs swift|kotlin FILE…`: prints where a source breaks the grammar of its language, for languages
 * that have no compiler everywhere. A process of its own, as the parser is loaded in ways that Jest does not allow.
 */
const [language, ...files] = process.argv.slice(2);
await Parser.init();
const parser = new Parser();
parser.setLanguage(
  await Language.load(path.resolve(`node_modules/tree-sitter-wasms/out/tree-sitter-${language}.wasm`)),
);

/** @param {string} file @param {import('web-tree-sitter').Node} node */
function report(file, node) {
  if (node.isError || node.isMissing) {
    console.log(`${file}:${node.startPosition.row + 1}: ${node.text.slice(0, 60).replace(/\s+/g, ' ')}`);
  } else for (const child of node.children) if (child) report(file, child);
}

for (const file of files) {
  const tree = parser.parse(readFileSync(file, 'utf8'));
  if (!tree) throw new Error('the parser has no language');
  report(file, tree.rootNode);
}
