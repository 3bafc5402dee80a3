import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/**
 * Stands in for `next-intl/server`, which works inside Next only: the real messages, in the language asked
 * for, with their values put in. Enough for messages without plurals.
 */
export async function getTranslations({ locale, namespace }: { locale: Locale; namespace: string }) {
  const messages = await loadMessages(locale);
  return (key: string, values: Record<string, string | number> = {}) => {
    let node: unknown = messages;
    for (const step of `${namespace}.${key}`.split('.')) node = (node as Record<string, unknown> | undefined)?.[step];
    if (typeof node !== 'string') throw new Error(`No message ${namespace}.${key} in ${locale}.`);
    return node.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (!(name in values)) throw new Error(`${namespace}.${key} needs ${name}.`);
      return String(values[name]);
    });
  };
}
