import type { CurrentRegister } from '@/lib/current-register';
import { hongKongYear } from '@/lib/i18n/dates';
import type { Circular } from '@/lib/website-api/types';
import { CircularList } from './circular-list';
import { RegisterPage } from './register-page';
import styles from './register-page.module.css';

/** Announcements and circulars (§2): a register by year, newest first, each row opening its file. */
export function Announcements(register: CurrentRegister<Circular>) {
  return (
    <RegisterPage {...register}>
      {(circulars) =>
        byYear(circulars).map(({ year, entries }) => (
          <section key={year} className={styles.group} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`} data-figures>
              {year}
            </h2>
            <CircularList circulars={entries} />
          </section>
        ))
      }
    </RegisterPage>
  );
}

/** Neighbours of one year together; the order stays that of the register. */
function byYear(circulars: Circular[]): { year: number; entries: Circular[] }[] {
  const groups: { year: number; entries: Circular[] }[] = [];
  for (const circular of circulars) {
    const year = hongKongYear(circular.publishTime);
    const current = groups.at(-1);
    if (current?.year === year) current.entries.push(circular);
    else groups.push({ year, entries: [circular] });
  }
  return groups;
}
