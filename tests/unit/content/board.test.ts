import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { boardMembers } from '@/lib/content/board';
import { LOCALES } from '@/lib/i18n/locales';

const boards = LOCALES.map((locale) => ({ locale, members: boardMembers(locale) }));

describe('§2 board members', () => {
  test.each(boards)('§2 nine entries, the first four with a picture, in $locale', ({ members }) => {
    expect(members.map(({ image }) => image !== undefined)).toEqual([...Array(4).fill(true), ...Array(5).fill(false)]);
  });

  test.each(boards)('§3 office, position and introduction are written in $locale', ({ members }) => {
    const texts = members.flatMap(({ name, position, introduce }) => [name, position, introduce]);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  test.each(boards)('no two directors hold the same position in $locale', ({ members }) => {
    expect(new Set(members.map(({ position }) => position)).size).toBe(9);
  });

  test('§1 the three languages differ, and the English holds no Chinese characters', () => {
    const words = boards.map(({ members }) => members.map((member) => member.introduce).join(''));
    expect(new Set(words).size).toBe(3);
    expect(words[LOCALES.indexOf('en')]).not.toMatch(/\p{Script=Han}/u);
  });

  test('every picture is there in every format and width', () => {
    const files = boardMembers('zt').flatMap(({ image }) =>
      (image?.sources ?? []).flatMap(({ srcSet }) => srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? '')),
    );
    expect(files).toHaveLength(16);
    expect(files.filter((file) => !existsSync(join(process.cwd(), 'public', file)))).toEqual([]);
  });
});
