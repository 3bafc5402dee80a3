import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { type HistoryYear, lineOfYears, shareOfYear } from '@/lib/content/history';
import type { NewsItem } from '@/lib/contract/types';
import { dayAndMonth, hongKongYear } from '@/lib/i18n/dates';
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
 * The years of the company (§2 About us): from two before it was founded to 2040, of which those up to the current Hong
 * Kong year can be chosen. The page is made again every hour, so the year is at most an hour old. A company whose content
 * has no history has none here.
 */
export function History({ page, told, shownBelow }: HistoryProps) {
  const t = useTranslations('about.timeline');
  const { history } = company();
  const line = lineOfYears();
  if (!history || !line) return null;
  const { locale } = page;
  const current = hongKongYear(Date.now());
  const known = new Map(history.years.map((each) => [each.year, each]));
  const counted = history.years.filter(({ connected, year }) => connected !== undefined && year <= current);
  const years = Array.from({ length: line.to - line.from + 1 }, (_, i) => line.from + i);
  return (
    <Section id={HISTORY} tone="ink" title={history.title[locale]} lead={history.lead[locale]} rise={false}>
      <Timeline
        label={t('label')}
        words={{ previous: t('previous'), next: t('next') }}
        initial={counted.at(-1)?.year ?? current}
        years={years.map((year) => {
          const { connected: bars, asAt } = known.get(year) ?? {};
          if (year < line.founded) return { year, note: t('before') };
          if (year > current) return { year, note: t('future') };
          return {
            year,
            ...(bars !== undefined && { bars }),
            ...(asAt !== undefined && {
              detail: t('asOf', { day: dayAndMonth(asAt, locale) }),
              share: shareOfYear(asAt),
            }),
            panel: <Year page={page} year={year} known={known} told={newsOf(year, told, shownBelow)} />,
          };
        })}
      />
      {history.source && (
        <p className={styles.source}>
          <Prose>{history.source[locale]}</Prose>
        </p>
      )}
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
  /** What the company says of its years. */
  known: ReadonlyMap<number, HistoryYear>;
  /** What the news say of it then. */
  told: readonly NewsItem[];
}

function Year({ page, year, known, told }: YearProps) {
  const t = useTranslations('about.timeline');
  const { connected: brokers, asAt, events } = known.get(year) ?? {};
  const earlier = known.get(year - SPAN)?.connected;
  return (
    <div className={styles.year}>
      <div className={styles.count}>
        <h3 data-figures="">{year}</h3>
        {brokers !== undefined && (
          <dl className={styles.brokers}>
            <dt>
              {t('brokers', { count: brokers })}
              <span>{asAt === undefined ? t('yearEnd') : t('asOf', { day: dayAndMonth(asAt, page.locale) })}</span>
              {earlier !== undefined && <span>{t('earlier', { year: String(year - SPAN), count: earlier })}</span>}
            </dt>
            <dd data-figures="">{brokers}</dd>
          </dl>
        )}
      </div>
      {events ? (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event.en}>
              <Prose>{event[page.locale]}</Prose>
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
