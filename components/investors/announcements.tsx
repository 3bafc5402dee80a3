import { useTranslations } from 'next-intl';
import type { CurrentList } from '@/lib/content/list-page';
import { hongKongYear } from '@/lib/i18n/dates';
import type { Circular } from '@/lib/website-api/types';
import { CircularList } from './circular-list';
import { RegisterPage } from './register-page';
import styles from './register-page.module.css';

/** Announcements and circulars (§2): a register by year, newest first, each row opening its file. */
export function Announcements(register: CurrentList<Circular>) {
  const t = useTranslations('investors.announcements');
  return (
    <RegisterPage {...register}>
      {(circulars) =>
        byYear(circulars).map(([year, entries]) => (
          <section key={year ?? 0} className={styles.group} aria-labelledby={`year-${year ?? 0}`}>
            <h2 id={`year-${year ?? 0}`} data-figures>
              {year ?? t('undated')}
            </h2>
            <CircularList circulars={entries} />
          </section>
        ))
      }
    </RegisterPage>
  );
}

/** The circulars of each year together, in the order of the register; those without a date have a group of their own. */
function byYear(circulars: Circular[]): [number | undefined, Circular[]][] {
  const groups = new Map<number | undefined, Circular[]>();
  for (const circular of circulars) {
    const year = circular.publishTime === undefined ? undefined : hongKongYear(circular.publishTime);
    groups.set(year, [...(groups.get(year) ?? []), circular]);
  }
  return [...groups];
}
