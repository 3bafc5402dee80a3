import { createElement, Fragment, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { LOCALES } from '@/lib/i18n/locales';

/**
 * Stands in for `next-intl`, whose message formatter is ES modules all the way
 * down: the real messages, in the language that was set, with their values put
 * in. Enough for messages without plurals; of those that select, one level deep.
 */

type RichValue = string | number | ((text: ReactNode) => ReactNode);

let current: Locale = 'en';

export function speak(locale: Locale): void {
  if (!LOCALES.includes(locale)) throw new Error(`No language ${locale}.`);
  current = locale;
}

export const useLocale = () => current;

function found(path: string[]): string {
  const [file, ...keys] = path;
  let node: unknown = jest.requireActual(`@/messages/${current}/${file}.json`);
  for (const key of keys) node = (node as Record<string, unknown> | undefined)?.[key];
  if (typeof node !== 'string') throw new Error(`No message ${path.join('.')} in ${current}.`);
  return node;
}

const SELECT = /\{(\w+), select,((?:\s*\w+ \{(?:[^{}]|\{\w+\})*\})+)\}/g;
const CHOICE = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

function selected(message: string, values: Record<string, string | number>): string {
  return message.replace(SELECT, (_, name: string, choices: string) => {
    const texts = new Map([...choices.matchAll(CHOICE)].map(([, value, text = '']) => [value, text]));
    return texts.get(String(values[name])) ?? texts.get('other') ?? '';
  });
}

export function useTranslations(namespace: string) {
  const raw = (key: string) => found(`${namespace}.${key}`.split('.'));
  const translate = (key: string, values: Record<string, string | number> = {}) =>
    selected(raw(key), values).replace(/\{(\w+)\}/g, (_, name: string) => {
      if (!(name in values)) throw new Error(`${namespace}.${key} needs ${name}.`);
      return String(values[name]);
    });
  const rich = (key: string, values: Record<string, RichValue>) => {
    const plain = Object.entries(values).filter(([, value]) => typeof value !== 'function');
    const text = translate(key, Object.fromEntries(plain) as Record<string, string | number>);
    // What stands before an element, the element's name, its text; and so on.
    return text.split(/<(\w+)>(.*?)<\/\1>/).map((part, index, parts) => {
      if (index % 3 === 1) return null;
      const make = index % 3 === 2 ? values[parts[index - 1] ?? ''] : undefined;
      return createElement(Fragment, { key: index }, typeof make === 'function' ? make(part) : part);
    });
  };
  return Object.assign(translate, { raw, rich });
}
