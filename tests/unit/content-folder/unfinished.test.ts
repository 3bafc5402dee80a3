import { readContentFolder } from '@/lib/content-folder/read';
import { contentFolder, removeContentFolders } from '../support/good-content';

afterEach(removeContentFolders);

test.each([
  ['filings/2026-08-12-interim-results/entry.yaml', (text: string) => `${text}number: 5 # to fill in\n`],
  ['news/2026-08-12-half-year-story/zh.md', (text: string) => `${text}正文 <!-- # to fill in -->\n`],
])('what a template left to be written is a fault: %s', async (file, change) => {
  const { faults } = await readContentFolder(contentFolder({ [file]: change }));
  expect(faults).toEqual([
    { file, line: expect.any(Number), message: 'This is not written yet: write it, and take “# to fill in” away.' },
  ]);
});
