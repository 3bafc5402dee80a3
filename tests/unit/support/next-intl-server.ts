import type { Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';

type Submission = Messages['common']['submission'];

/**
 * Stands in for `next-intl/server`, which works inside Next only: the real
 * messages, in the language asked for. None of this namespace has a variable.
 */
export async function getTranslations({ locale, namespace }: { locale: Locale; namespace: string }) {
  if (namespace !== 'common.submission') throw new Error(`No messages of ${namespace} here.`);
  const { submission } = (await loadMessages(locale)).common;
  return (key: keyof Submission) => submission[key];
}
