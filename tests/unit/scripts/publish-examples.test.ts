import { readContentFolder } from '@/lib/content-folder/read';
import { examplesLeft } from '@/scripts/publish/faults';
import { FIRST_FOLDER } from '@/scripts/publish/first-folder';
import { contentFolder, removeContentFolders } from '../support/good-content';

afterAll(removeContentFolders);

/** Files of a folder as `init` makes it that a company of these words would publish as they were invented. */
async function leftIn(changes: Record<string, (text: string) => string>): Promise<string[]> {
  const files = Object.entries(FIRST_FOLDER).map(([file, text]) => [file, changes[file]?.(text) ?? text] as const);
  const folder = contentFolder({}, Object.fromEntries(files));
  return examplesLeft(folder, await readContentFolder(folder)).map(({ file }) => file);
}
const real = (text: string) => text.replace('sample: true', 'sample: false');

describe('what `init` made up', () => {
  test('is said of a sample as it is', async () => {
    expect(await leftIn({})).toEqual([]);
  });

  test('is a fault once the company is a real one, but for files that say nothing', async () => {
    expect(await leftIn({ 'company.yaml': real })).toEqual(
      Object.keys(FIRST_FOLDER).filter(
        (file) => !['README.md', 'dividends.yaml', 'esg.yaml', 'calendar/2027.yaml'].includes(file),
      ),
    );
  });

  test('is none where every word is one’s own', async () => {
    const own = (text: string) => `${text}# Looked through.\n`;
    const changes = Object.fromEntries(Object.keys(FIRST_FOLDER).map((file) => [file, own]));
    const company = (text: string) =>
      real(text)
        .replace('"00000"', '"00099"')
        .replace('en: Example Holdings Limited', 'en: Example Harbour Limited')
        .replace('1 Example Road', '8 Example Pier');
    expect(await leftIn({ ...changes, 'company.yaml': company })).toEqual([]);
  });
});
