import { useTranslations } from 'next-intl';
import { log } from '@/lib/base/log';
import { dayAndWeekday } from '@/lib/i18n/dates';
import { hongKongDay } from '@/lib/market/calendar';
import { EXCHANGE_IDS, type ExchangeId, withoutCalendar } from '@/lib/market/exchanges';
import { clockDay, dayShown } from '@/lib/market/session-clock';
import type { PageContext } from '@/lib/site/page-context';
import { Section } from '../ui/layout/section';
import { Prose } from '../ui/text/words';
import type { ClockWords } from './clock-words';
import { LiveClock } from './live-clock';

/** How long before a calendar ends the log says so. */
const MONTH_MS = 31 * 24 * 60 * 60 * 1000;

/**
 * Six markets on one line of 24 hours. The HTML holds the sessions of the day on which the page was made, or of the next
 * day with a session, and names that day; what the hour is, only the browser knows.
 */
export function SessionClock({ page }: { page: PageContext }) {
  const t = useTranslations('markets.sessions');
  const now = Date.now();
  const missing = withoutCalendar(hongKongDay(now + MONTH_MS));
  if (missing.length > 0) log('warn', 'market.calendar-ends', { file: 'lib/market/exchange-calendars.json', missing });
  const ofEach = (text: (exchange: ExchangeId) => string) =>
    Object.fromEntries(EXCHANGE_IDS.map((exchange) => [exchange, text(exchange)])) as Record<ExchangeId, string>;
  const words: ClockWords = {
    cities: ofEach((exchange) => t(`cities.${exchange}`)),
    exchanges: ofEach((exchange) => t(`exchanges.${exchange}`)),
    hongKongTime: t('hongKongTime'),
    nextTradingDay: t('nextTradingDay'),
    opensFirst: t.raw('opensFirst'),
    openHours: t('openHours'),
    together: t('together'),
    now: t('now'),
    local: t('local'),
    none: t('none'),
    holiday: t('holiday'),
    holidayAfter: t('holidayAfter'),
    weekendAfter: t('weekendAfter'),
    weekend: t('weekend'),
    halfDay: t('halfDay'),
    unknown: t('unknown'),
    open: t.raw('open'),
    lunch: t.raw('lunch'),
    closed: t.raw('closed'),
    later: t.raw('later'),
    nextDay: t.raw('nextDay'),
    note: <Prose>{t('note')}</Prose>,
  };
  const today = hongKongDay(now);
  const made = clockDay(dayShown(today));
  return (
    <Section id="sessions" tone="ink" title={t('title')} lead={t('text')}>
      <LiveClock
        made={made}
        madeOn={today}
        madeDay={dayAndWeekday(made.day, page.locale)}
        locale={page.locale}
        words={words}
      />
    </Section>
  );
}
