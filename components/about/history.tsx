import { useMessages, useTranslations } from 'next-intl';
import { CONNECTED_BROKERS, COUNTED_SO_FAR, LINE_OF_YEARS } from '@/lib/content/history';
import type { NewsItem } from '@/lib/contract/types';
import { hongKongYear } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Link } from '../ui/actions/link';
import { TextLink } from '../ui/actions/text-link';
import { Section } from '../ui/layout/section';
import { Prose, Words } from '../ui/text/words';
import styles from './history.module.css';
import { Timeline } from './timeline';

/** Where the history stands on the page. */
export const HISTORY = 'history';

/** So many years before a year it is said how many they were: a phone has no room for the columns of both. */
const SPAN = 5;

/** Stories of the news that tell of a year whose history is not written yet. */
const TOLD = 3;

export interface HistoryProps {
  page: PageContext;
  told: readonly NewsItem[];
  /** Stories that stand on the page anyway: a year is told by others while it has some. */
  shownBelow: readonly NewsItem[];
}

/**
 * The years of the company (§2 About us): 2008 to 2040, of which 2010 to the current Hong Kong year can be chosen. The
 * page is made again every hour, so the year is at most an hour old.
 */
export function History({ page, told, shownBelow }: HistoryProps) {
  const t = useTranslations('about.timeline');
  const events: Record<string, string[] | undefined> = useMessages().about.timeline.events;
  const current = hongKongYear(Date.now());
  const { from, founded, to } = LINE_OF_YEARS;
  const years = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <Section id={HISTORY} tone="ink" title={t('title')} lead={t('lead')} rise={false}>
      <Timeline
        label={t('label')}
        words={{ previous: t('previous'), next: t('next') }}
        initial={Math.min(current, COUNTED_SO_FAR.year)}
        years={years.map((year) => {
          const bars = CONNECTED_BROKERS[year];
          if (year < founded) return { year, note: t('before') };
          if (year > current) return { year, note: t('future') };
          return {
            year,
            ...(bars !== undefined && { bars }),
            ...(year === COUNTED_SO_FAR.year && { detail: t('asOf'), share: COUNTED_SO_FAR.share }),
            panel: <Year page={page} year={year} events={events[year]} told={newsOf(year, told, shownBelow)} />,
          };
        })}
      />
      <p className={styles.source}>
        <Prose>{t('source')}</Prose>
      </p>
    </Section>
  );
}

/** The latest news of a year. */
function newsOf(year: number, told: readonly NewsItem[], shownBelow: readonly NewsItem[]): NewsItem[] {
  const ofYear = told.filter(({ publishTime }) => publishTime !== undefined && hongKongYear(publishTime) === year);
  const others = ofYear.filter(({ id }) => shownBelow.every((shown) => shown.id !== id));
  return (others.length > 0 ? others : ofYear).slice(0, TOLD);
}

interface YearProps {
  page: PageContext;
  year: number;
  /** None for a year whose history is not written yet. */
  events: string[] | undefined;
  /** What the news say of it then. */
  told: readonly NewsItem[];
}

function Year({ page, year, events, told }: YearProps) {
  const t = useTranslations('about.timeline');
  const brokers = CONNECTED_BROKERS[year];
  const earlier = CONNECTED_BROKERS[year - SPAN];
  return (
    <div className={styles.year}>
      <div className={styles.count}>
        <h3 data-figures="">{year}</h3>
        {brokers !== undefined && (
          <dl className={styles.brokers}>
            <dt>
              {t('brokers', { count: brokers })}
              <span>{year === COUNTED_SO_FAR.year ? t('asOf') : t('yearEnd')}</span>
              {earlier !== undefined && <span>{t('earlier', { year: String(year - SPAN), count: earlier })}</span>}
            </dt>
            <dd data-figures="">{brokers}</dd>
          </dl>
        )}
      </div>
      {events ? (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event}>
              <Prose>{event}</Prose>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.events}>
          {told.length > 0 ? (
            told.map(({ id, title }) => (
              <p key={id}>
                <Link href={linkFrom(page, 'dynamicDetails', { query: { id } })}>
                  <Words>{title}</Words>
                </Link>
              </p>
            ))
          ) : (
            <p>
              <Prose>{t('recent', { year: String(year) })}</Prose>
            </p>
          )}
          <TextLink href={linkFrom(page, 'companyDynamics')}>{t('recentLink')}</TextLink>
        </div>
      )}
    </div>
  );
}
