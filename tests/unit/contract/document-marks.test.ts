import { documentFiles, fileFor, languageOfFile, otherFiles } from '@/lib/contract/document-files';
import { lastChange, marksOf } from '@/lib/contract/document-marks';
import { judged } from '@/lib/contract/judging';
import { circular } from '@/lib/contract/registers';
import type { Locale } from '@/lib/i18n/locales';

const file = (language: Locale, url: string) => ({ language, url });
const CHINESE = file('zt', '/files/c.pdf');
const ENGLISH = file('en', '/files/e.pdf');

describe('what became of a document', () => {
  it('is nothing of one of which nobody says anything', () => {
    expect(marksOf({})).toEqual([]);
    expect(lastChange({ publishTime: 5 })).toBe(5);
    expect(lastChange({})).toBeUndefined();
  });

  it('gives the reason to what came last', () => {
    expect(marksOf({ correctedAt: 2, withdrawnAt: 3, because: 'why' })).toEqual([
      { is: 'withdrawn', at: 3, because: 'why' },
      { is: 'corrected', at: 2 },
    ]);
    expect(marksOf({ correctedAt: 2, because: 'why' })).toEqual([{ is: 'corrected', at: 2, because: 'why' }]);
    expect(lastChange({ publishTime: 1, correctedAt: 2, withdrawnAt: 3 })).toBe(3);
  });

  it('has that it is no longer supplied last, and without a reason', () => {
    expect(marksOf({ withdrawnAt: 3, because: 'why', missingSince: 9 })).toEqual([
      { is: 'withdrawn', at: 3, because: 'why' },
      { is: 'missing', at: 9 },
    ]);
    expect(marksOf({ because: 'why', missingSince: 9 })).toEqual([{ is: 'missing', at: 9 }]);
  });

  it('is read from what an API sends, in the forms that it has for moments', () => {
    const sent = {
      title: 'a',
      withdrawnAt: '2026-11-28 10:00:00',
      because: ' why ',
      becauseIn: 'cht',
      earlier: [{ version: 1, at: 'x' }],
    };
    const [read] = judged([sent], circular).items;
    expect(marksOf(read ?? {})).toEqual([
      { is: 'withdrawn', at: Date.UTC(2026, 10, 28, 2), because: 'why', becauseIn: 'zt' },
    ]);
    expect(read?.earlier).toBeUndefined();
  });
});

describe('files of a document', () => {
  it.each([
    ['zt', '/files/c.pdf'],
    ['zh', '/files/c.pdf'],
    ['en', '/files/e.pdf'],
  ] as const)('a reader of %s opens %s', (locale, url) => {
    expect(fileFor(locale, [ENGLISH, CHINESE])?.url).toBe(url);
  });

  it('one that holds several languages is one file, and no other', () => {
    const both = [file('zt', '/files/ce.pdf'), file('en', '/files/ce.pdf')];
    expect(documentFiles(both)).toEqual([{ url: '/files/ce.pdf', languages: ['zt', 'en'] }]);
    expect(otherFiles('/files/ce.pdf', both)).toEqual([]);
    expect(otherFiles('/files/ce.pdf', undefined)).toEqual([]);
  });

  it('besides the one that the title opens there is the other', () => {
    expect(otherFiles('/files/c.pdf', [CHINESE, ENGLISH]).map(({ url }) => url)).toEqual(['/files/e.pdf']);
  });

  it.each([
    [
      [CHINESE, ENGLISH],
      ['中文', 'English'],
    ],
    [
      [CHINESE, file('zh', '/files/s.pdf'), ENGLISH],
      ['繁體中文', '简体中文', 'English'],
    ],
    [[CHINESE, file('zh', '/files/c.pdf')], ['中文']],
    [[CHINESE, file('en', '/files/c.pdf')], ['中文 / English']],
  ])('are named by their language, and by their script where there are two', (files, names) => {
    const all = documentFiles(files);
    expect(all.map((each) => languageOfFile(each, all))).toEqual(names);
  });
});
