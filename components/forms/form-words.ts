import { useTranslations } from 'next-intl';

/** Words that every form needs beside its own. */
export interface FormWords {
  honeypot: string;
  /** How many characters may follow, or are too many, with `{count}` where the number goes. */
  left: string;
  over: string;
}

export function useFormWords(): FormWords {
  const t = useTranslations('common.submission');
  return {
    honeypot: t('honeypot'),
    left: t('left', { count: '{count}' }),
    over: t('over', { count: '{count}' }),
  };
}
