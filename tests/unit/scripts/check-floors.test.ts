import { componentProblems, problemsOf, touchesOf } from '@/scripts/check-floors.mjs';

const FLOORS = ['base', 'store', 'api'];
const problems = (files: Record<string, string>) => problemsOf(new Map(Object.entries(files)), FLOORS);

test('a folder may import what stands below it, and its own files', () => {
  expect(
    problems({
      'lib/base/log.ts': '',
      'lib/store/store.ts': "import { log } from '../base/log';\n",
      'lib/api/read.ts': "import { store } from '@/lib/store/store';\nimport { list } from './list';\n",
      'lib/api/list.ts': "import React from 'react';\n",
    }),
  ).toEqual([]);
});

test.each([
  ['an import', "import { read } from '../api/read';\n"],
  ['an import over several lines', "import {\n  read,\n  write,\n} from '../api/read';\n"],
  ['a type', "import type { Read } from '@/lib/api/read';\n"],
  ['a name that is handed on', "export { read } from '../api/read';\n"],
  ['an import for its effects', "import '../api/read';\n"],
  ['a file that is loaded later', "const late = () => import('../api/read');\n"],
])('%s from above is told with both files', (_, text) => {
  expect(problems({ 'lib/store/store.ts': text, 'lib/api/read.ts': '' })).toEqual([
    'lib/store/store.ts imports lib/api/read.ts, but store stands below api. Move what is shared down, or lib/store/store.ts up.',
  ]);
});

test('where folders stand in a circle the way round is told', () => {
  expect(
    problems({
      'lib/base/log.ts': "import { read } from '../api/read';\n",
      'lib/store/store.ts': "import { log } from '../base/log';\n",
      'lib/api/read.ts': "import { rows } from '../store/rows';\n",
      'lib/store/rows.ts': '',
    }),
  ).toEqual([
    'lib/base/log.ts imports lib/api/read.ts, but base stands below api. The way round: lib/api/read.ts → lib/store/rows.ts, lib/store/store.ts → lib/base/log.ts.',
  ]);
});

test('a circle of files within a folder is told once', () => {
  expect(
    problems({
      'lib/api/a.ts': "import './b';\n",
      'lib/api/b.ts': "import './c';\n",
      'lib/api/c.ts': "import './a';\n",
    }),
  ).toEqual(['These files import one another: lib/api/a.ts → lib/api/b.ts → lib/api/c.ts → lib/api/a.ts.']);
});

test('a folder without a floor is told', () => {
  expect(problems({ 'lib/other/a.ts': '' })).toEqual([
    'lib/other has no floor. Give it one in scripts/check-floors.mjs: above all that it imports.',
  ]);
});

test('what Next does not document stands in its room alone', () => {
  expect(problems({ 'lib/api/a.ts': "const kept = response.getHeader('x-nextjs-cache');\n" })).toEqual([
    'lib/api/a.ts hangs on "x-nextjs-", which Next or React do not document: that stands in lib/next.',
  ]);
});

test.each([
  ['middleware.ts', "request.headers.get('next-router-state-tree')", 'next-router-'],
  ['lib/server/edge.ts', "readFileSync('.next/BUILD_ID')", 'BUILD_ID'],
  ['lib/server/main.ts', "process.env.NEXT_MANUAL_SIG_HANDLE = 'true'", 'NEXT_MANUAL_SIG_HANDLE'],
  ['components/a.tsx', "query.delete('_rsc')", '_rsc'],
])('wherever %s stands', (file, text, sign) => {
  expect(touchesOf(new Map([[file, text]]))).toEqual([
    `${file} hangs on "${sign}", which Next or React do not document: that stands in lib/next.`,
  ]);
});

test('who cannot stand there says so, for as long as it is true', () => {
  const outside = { 'deploy/nginx.conf': ['_rsc'] };
  expect(touchesOf(new Map([['deploy/nginx.conf', 'map $http_rsc']]), outside)).toEqual([]);
  expect(touchesOf(new Map([['deploy/nginx.conf', '']]), outside)).toEqual([
    'deploy/nginx.conf does not name "_rsc" any more: take it out of scripts/check-floors.mjs and docs/architecture.md.',
  ]);
});

describe('components', () => {
  const told = (files: Record<string, string>) => componentProblems(new Map(Object.entries(files)), ['ui', 'data']);

  test('a subject imports its own files and what is shared, and a shared folder those below it', () => {
    expect(
      told({
        'components/home/home.tsx': "import { News } from './news';\nimport { Notice } from '../data/notice';\n",
        'components/home/news.tsx': "import styles from './news.module.css';\n",
        'components/home/news.module.css': '',
        'components/data/notice.tsx': "import { Link } from '../ui/actions/link';\n",
        'components/ui/actions/link.tsx': '',
      }),
    ).toEqual([]);
  });

  test.each([
    ['another subject', 'components/home/home.tsx', 'components/news/entry.tsx'],
    ['the styles of another subject', 'components/home/home.tsx', 'components/news/entry.module.css'],
    ['a subject from a shared folder', 'components/data/notice.tsx', 'components/news/entry.tsx'],
    ['a shared folder from one below it', 'components/ui/text/words.tsx', 'components/data/notice.tsx'],
  ])('%s is told with both files', (_, from, to) => {
    expect(told({ [from]: `import { it } from '@/${to}';\n`, [to]: '' })).toEqual([
      expect.stringContaining(`${from} imports ${to}.`),
    ]);
  });
});
