import { useTranslations } from 'next-intl';
import type { CurrentList } from '@/lib/content/list-page';
import { hongKongMonth, monthAndYear } from '@/lib/i18n/dates';
import type { Circular } from '@/lib/website-api/types';
import styles from './announcements.module.css';
import { CircularList } from './circular-list';
import { RegisterPage } from './register-page';

/** Announcements and circulars (§2): a register by month, newest first, each row opening its file. */
export function Announcements(register: CurrentList<Circular>) {
  const t = useTranslations('investors.announcements');
  const { locale } = register.page;
  return (
    <RegisterPage {...register}>
      {(circulars) =>
        byMonth(circulars).map(([month, entries]) => (
          <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
            <h2 id={`month-${month}`} data-figures>
              {month === UNDATED ? t('undated') : monthAndYear(entries[0]?.publishTime, locale)}
            </h2>
            <CircularList circulars={entries} />
          </section>
        ))
      }
    </RegisterPage>
  );
}

const UNDATED = 'undated';

/** The circulars of each month together, in the order of the register; those without a date have a group of their own. */
function byMonth(circulars: Circular[]): [month: string, Circular[]][] {
  const groups = new Map<string, Circular[]>();
  for (const circular of circulars) {
    const month = circular.publishTime === undefined ? UNDATED : hongKongMonth(circular.publishTime);
    groups.set(month, [...(groups.get(month) ?? []), circular]);
  }
  return [...groups];
}
