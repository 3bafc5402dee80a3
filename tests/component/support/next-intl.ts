import type { Locale } from '@/lib/i18n/locales';
import { LOCALES } from '@/lib/i18n/locales';

/**
 * Stands in for `next-intl`, whose message formatter is ES modules all the way
 * down: the real messages, in the language that was set, with their values put
 * in. Enough for messages without plurals.
 */

let current: Locale = 'en';

export function speak(locale: Locale): void {
  if (!LOCALES.includes(locale)) throw new Error(`No language ${locale}.`);
  current = locale;
}

function found(path: string[]): string {
  const [file, ...keys] = path;
  let node: unknown = jest.requireActual(`@/messages/${current}/${file}.json`);
  for (const key of keys) node = (node as Record<string, unknown> | undefined)?.[key];
  if (typeof node !== 'string') throw new Error(`No message ${path.join('.')} in ${current}.`);
  return node;
}

export function useTranslations(namespace: string) {
  const raw = (key: string) => found(`${namespace}.${key}`.split('.'));
  const translate = (key: string, values: Record<string, string | number> = {}) =>
    raw(key).replace(/\{(\w+)\}/g, (_, name: string) => {
      if (!(name in values)) throw new Error(`${namespace}.${key} needs ${name}.`);
      return String(values[name]);
    });
  return Object.assign(translate, { raw });
}
