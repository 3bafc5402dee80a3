import { useTranslations } from 'next-intl';
import type { Circular } from '@/lib/contract/types';
import { dateAndTime } from '@/lib/i18n/dates';
import { TextLink } from '../../ui/actions/text-link';
import { Words } from '../../ui/text/words';
import styles from './halt-notice.module.css';

export interface HaltNoticeProps {
  /** The filing that says so, and its page. */
  halt: { filing: Circular; href: string } | undefined;
  /** The data service says that trading is suspended. */
  suspended: boolean;
  locale: Parameters<typeof dateAndTime>[1];
}

/** Above the price: that the shares do not trade, by which filing, and since when that is published. Nothing while they do. */
export function HaltNotice({ halt, suspended, locale }: HaltNoticeProps) {
  const t = useTranslations('shares.halt');
  if (!halt && !suspended) return null;
  return (
    <div className={styles.halt} data-testid="halt-notice">
      <p className={styles.title}>
        <Words>{t('title')}</Words>
      </p>
      {halt ? (
        <p>
          <TextLink href={halt.href}>{halt.filing.title}</TextLink>
          <span className={styles.time}>
            {halt.filing.publishTime !== undefined &&
              t('published', { time: dateAndTime(halt.filing.publishTime, locale) })}
          </span>
        </p>
      ) : (
        <p>
          <Words>{t('unnamed')}</Words>
        </p>
      )}
    </div>
  );
}
