import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Converter } from 'opencc-js';
import { parse } from 'yaml';
import type { Locale } from '@/lib/i18n/locales';

const [toTraditional, toSimplified] = [Converter({ from: 'cn', to: 't' }), Converter({ from: 't', to: 'cn' })];
/** Characters that both write: names of places, and those that had more than one form. */
const BOTH = '台秘准佣涌干后群峰恒床里覆';
const isForeign: Record<'zt' | 'zh', (character: string) => boolean> = {
  zt: (character) => toTraditional(character) !== character && toSimplified(character) === character,
  zh: (character) => toSimplified(character) !== character,
};

/** What stands in a language, in files of words and of content. */
function textsIn(folder: string, locale: Locale): [file: string, text: string][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
  const inLocale = (value: unknown, isOf: boolean): string[] => {
    if (typeof value === 'string') return isOf ? [value] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) => inLocale(part, isOf || name === locale));
  };
  return files.flatMap((file): [string, string][] => {
    const read = () => readFileSync(file, 'utf8');
    if (file.endsWith(`${path.sep}${locale}.md`)) return [[file, read()]];
    if (file.endsWith('.yaml')) return inLocale(parse(read()), false).map((text) => [file, text]);
    return file.includes(`${path.sep}${locale}${path.sep}`) && file.endsWith('.json') ? [[file, read()]] : [];
  });
}

test.each(['zt', 'zh'] as const)('what is written in %s is in its own script', (locale) => {
  const texts = [...textsIn('messages', locale), ...textsIn('content', locale)];
  expect(texts.length).toBeGreaterThan(500);
  const foreign = texts.flatMap(([file, text]) => {
    const characters = [...new Set(text.match(/\p{Script=Han}/gu) ?? [])].filter((each) => !BOTH.includes(each));
    const wrong = characters.filter(isForeign[locale]);
    return wrong.length > 0 ? [`${file}: ${wrong.join('')}`] : [];
  });
  expect(foreign).toEqual([]);
});
