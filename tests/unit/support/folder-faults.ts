import { judgeFolder } from '@/lib/content-folder/judge';
import type { PdfFacts } from '@/lib/content-folder/pdf-facts';
import { readContentFolder } from '@/lib/content-folder/read';
import { type Change, contentFolder } from './good-content';

const NOW = Date.parse('2026-11-12T17:00:00+08:00');
export const FILING = 'filings/2026-08-12-interim-results';
export const REPORT = 'reports/interim-report-2026';
export const STORY = 'news/2026-08-12-half-year-story';
export const CALL = 'recordings/interim-2026-call/entry.yaml';
export const ANSWER = 'answers/2026-08-20-custody.yaml';

export const CHINESE: PdfFacts = {
  encrypted: false,
  pages: 1,
  firstPage: '範例科技有限公司（股份代號：8099）截至二零二六年六月三十日止六個月之中期業績公告',
  headings: ['中期業績公告'],
  letters: 400,
  hanShare: 0.95,
  traditionalShare: 0.25,
  comments: 0,
};
export const ENGLISH: PdfFacts = {
  ...CHINESE,
  firstPage:
    'Example Technology Limited (Stock code: 8099) Interim results announcement for the six months ended 30 June 2026',
  headings: ['Interim Results Announcement'],
  hanShare: 0.02,
};
const BOTH: PdfFacts = {
  ...CHINESE,
  firstPage: '2026 中期報告 Interim Report 2026 股份代號 Stock code 08099 二零二六年中期報告',
  hanShare: 0.3,
};
const GOOD_FACTS: Readonly<Record<string, PdfFacts>> = {
  [`${FILING}/c.pdf`]: CHINESE,
  [`${FILING}/e.pdf`]: ENGLISH,
  [`${REPORT}/report.pdf`]: BOTH,
  'documents/articles/articles.pdf': BOTH,
};

/** What `check` says of the good folder with changes to its files, and to what its PDFs are found to be. */
export async function faultsWith(changes: Record<string, Change>, found: Record<string, Partial<PdfFacts>> = {}) {
  const content = await readContentFolder(contentFolder(changes));
  const files = [...content.entries, ...(content.company?.documents ?? [])].flatMap((each) => each.files);
  const facts = files.flatMap((file): [string, PdfFacts][] => {
    const good = GOOD_FACTS[file.path];
    return good ? [[file.sha256, { ...good, ...found[file.path] }]] : [];
  });
  return [...content.faults, ...judgeFolder(content, new Map(facts), NOW)].map(
    ({ file, line, message }) => `${file}${line === undefined ? '' : `, line ${line}`}: ${message}`,
  );
}

/** Changes one file by replacing a piece of it. */
export const within = (file: string, piece: string | RegExp, other: string): Record<string, Change> => ({
  [file]: (text) => text.replace(piece, other),
});
