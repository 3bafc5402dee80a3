import { useTranslations } from 'next-intl';
import { nextEvents } from '@/lib/content/company-events';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { TextLink } from '../../ui/actions/text-link';
import { Words } from '../../ui/text/words';
import { Days } from '../data/days';
import styles from './calendar.module.css';
import { Certainty } from './event-row';

/**
 * The next three dates of a shareholder, with the way to the calendar; nothing where none is known. A page that shows
 * them calls `untilDatesChange` (lib/content/dates-life.ts) when it is read.
 */
export function NextDates({ page, now }: { page: PageContext; now: number }) {
  const t = useTranslations('dates.next');
  const events = nextEvents(page.locale, now, 3);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="next-dates-title" className={styles.next}>
      <h2 id="next-dates-title">
        <Words>{t('title')}</Words>
      </h2>
      <ul>
        {events.map(({ id, from, to, title, certainty }) => (
          <li key={id}>
            <span data-figures>
              <Days from={from} to={to} />
            </span>
            <span className={styles.title}>
              <Words>{title}</Words>
            </span>
            <Certainty state={certainty} />
          </li>
        ))}
      </ul>
      <TextLink href={linkFrom(page, 'financialCalendar')}>{t('all')}</TextLink>
    </section>
  );
}
