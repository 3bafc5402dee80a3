import { useTranslations } from 'next-intl';
import { type CompanyEvent, eventsOfNextYear, eventsOfPastYear } from '@/lib/content/company-events';
import { untilDatesChange } from '@/lib/content/dates-life';
import { monthAndYear } from '@/lib/i18n/dates';
import { midnightOf } from '@/lib/i18n/hong-kong';
import type { PageContent } from '@/lib/pages/define-page';
import type { PageContext } from '@/lib/site/page-context';
import { FollowLinks } from '../../data/follow-links';
import { OpenInBrowser } from '../../files/open-in-browser';
import { Disclosure } from '../../ui/actions/disclosure';
import { Container } from '../../ui/layout/container';
import { EmptyState } from '../../ui/layout/empty-state';
import { Prose, Words } from '../../ui/text/words';
import { InvestorHeading } from '../investor-heading';
import styles from './calendar.module.css';
import { EventRow } from './event-row';

interface CalendarData {
  page: PageContext<'financialCalendar'>;
  now: number;
}

/** The financial calendar, on both layouts. */
export const financialCalendarPage: PageContent<'financialCalendar', CalendarData> = {
  read: async ({ page }) => {
    const now = Date.now();
    await untilDatesChange(now);
    return { page, now };
  },
  View: FinancialCalendar,
};

/** The next twelve months by month, and the past ones folded. */
export function FinancialCalendar({ page, now }: { page: PageContext; now: number }) {
  const t = useTranslations('dates.calendar');
  const ahead = eventsOfNextYear(page.locale, now);
  const past = eventsOfPastYear(page.locale, now);
  return (
    <>
      <InvestorHeading page={page} labelled after={<FollowLinks page={page} />} />
      <Container className={styles.parts}>
        <OpenInBrowser page={page} />
        <section aria-labelledby="ahead-title">
          <h2 id="ahead-title" className="visually-hidden">
            {t('ahead')}
          </h2>
          <p className={styles.legend}>
            <Prose>{t('legend')}</Prose>
          </p>
          {ahead.length > 0 ? (
            <Months page={page} events={ahead} now={now} />
          ) : (
            <EmptyState title={t('none')} text={t('noneText')} />
          )}
        </section>
        {past.length > 0 && (
          <Disclosure className={styles.past} summary={<Words>{t('past')}</Words>}>
            <Months page={page} events={past} />
          </Disclosure>
        )}
      </Container>
    </>
  );
}

/** Events under the month in which they begin; what has begun stands under the month of now, which past ones have not. */
function Months({ page, events, now }: { page: PageContext; events: readonly CompanyEvent[]; now?: number }) {
  const months = new Map<string, CompanyEvent[]>();
  for (const event of events) {
    const month = monthAndYear(Math.max(midnightOf(event.from), now ?? 0), page.locale);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return (
    <div className={styles.months}>
      {[...months].map(([month, its]) => (
        <section key={month} className={styles.month}>
          <h3>{month}</h3>
          <ul>
            {its.map((event) => (
              <EventRow key={event.id} page={page} event={event} past={now === undefined} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
