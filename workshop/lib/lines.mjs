// Where a line of Chinese in a picture may break: by the site's own rule, between words only.
import { build } from 'esbuild';
import { inProject } from './places.mjs';

const {
  outputFiles: [{ text: source }],
} = await build({
  stdin: {
    contents: "export { HAN } from './firm-spaces'; export { linePartsOf } from './line-parts';",
    resolveDir: inProject('components/ui/text'),
    loader: 'ts',
  },
  bundle: true,
  format: 'esm',
  write: false,
});
const { HAN, linePartsOf } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

/** Text that runs over several lines; without Chinese it is given back as it is. A word joiner (U+2060) keeps what the rule would part. */
export const inWords = (text) =>
  HAN.test(text)
    ? `<span style="word-break:keep-all;overflow-wrap:anywhere">${linePartsOf(text)
        .join('<wbr>')
        .replace(/<wbr>\u2060|\u2060<wbr>/g, '\u2060')}</span>`
    : text;
