import { useTranslations } from 'next-intl';
import { shortDay } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { heightOf } from '@/lib/market/axis';
import { moveOf, percentSize, percentText, priceText, TREND_MARK, toneOf } from '@/lib/market/figures';
import { type HistoryPoint, namedDays, placeOfDay, rangeAxis } from '@/lib/market/history-axis';
import { lastOfWeeks, type ShareSession, type Span } from '@/lib/market/share-history';
import { longDay } from './days';
import styles from './history-chart.module.css';
import { HistoryPlot } from './history-plot';
import { type ChartMark, publishedAt } from './marks';

export interface HistoryChartProps {
  span: Span;
  /** At least two, oldest first. */
  sessions: readonly ShareSession[];
  marks: readonly ChartMark[];
  hrefOf: (mark: ChartMark) => string;
  locale: Locale;
}

/**
 * The closes of a month or of years. Marks are links for a pointer; the list below the chart has the same ones for
 * everybody else, and who reads the line is told them at their days.
 */
export function HistoryChart({ span, sessions, marks, hrefOf, locale }: HistoryChartProps) {
  const t = useTranslations('shares.history');
  const drawn = span === '5Y' ? lastOfWeeks(sessions) : sessions;
  const points = drawn.map(({ date, close }): HistoryPoint => [date, close]);
  const axis = rangeAxis(drawn.map(({ close }) => close).concat(marks.map(({ close }) => close)));
  const [from = '', to = ''] = [drawn[0]?.date, drawn.at(-1)?.date];
  return (
    <figure className={styles.chart} data-testid="history-chart">
      <Change sessions={sessions} locale={locale} />
      <div className={styles.plotAndLabels}>
        <HistoryPlot
          points={points}
          axis={axis}
          published={publishedAt(points, marks, (mark) => titleOf(mark, t))}
          summary={useSummary(sessions, locale)}
          locale={locale}
          words={{ read: t('read'), price: t.raw('reading'), comma: t('comma') }}
        />
        <div aria-hidden="true">
          {marks.map((mark) => (
            <a
              key={`${mark.is}${mark.filing.id ?? mark.filing.title}${mark.at}`}
              href={hrefOf(mark)}
              className={styles.mark}
              data-is={mark.is}
              style={{ left: `${mark.at * 100}%`, top: `${heightOf(mark.close, axis)}%` }}
              title={`${longDay(mark.day, locale)} · ${titleOf(mark, t)}`}
              tabIndex={-1}
            >
              {mark.filing.title}
            </a>
          ))}
        </div>
        <ul className={styles.prices} aria-hidden="true" data-figures>
          {axis.lines.map((price) => (
            <li key={price} style={{ top: `${heightOf(price, axis)}%` }}>
              {priceText(price)}
            </li>
          ))}
        </ul>
        <ul className={styles.days} aria-hidden="true" data-figures>
          {namedDays(span, from, to).map((day) => (
            <li key={day} style={{ left: `${placeOfDay(day, from, to) * 100}%` }}>
              {shortDay(day, span === '1M' ? 'day' : span === '1Y' ? 'month' : 'year', locale)}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={styles.caption}>{t(span === '5Y' ? 'weekly' : 'daily')}</figcaption>
    </figure>
  );
}

/** What a mark says: a filing, or that the shares trade without its dividend. */
export function titleOf({ filing: { title }, is }: ChartMark, t: (key: 'exDate', values: { title: string }) => string) {
  return is === 'exDate' ? t('exDate', { title }) : title;
}

/** What the price did over the span, and between which prices. */
function Change({ sessions, locale }: Pick<HistoryChartProps, 'sessions' | 'locale'>) {
  const t = useTranslations('shares.history');
  const { first, last, high, low } = endsOf(sessions);
  const move = moveOf(last.close, first.close);
  return (
    <p className={styles.change} data-figures>
      <strong data-tone={toneOf(move.trend, locale)}>
        {TREND_MARK[move.trend]} {percentText(move)}
      </strong>
      <span>{t('since', { day: longDay(first.date, locale) })}</span>
      <span>
        {t('highest')} {priceText(high.high)}
      </span>
      <span>
        {t('lowest')} {priceText(low.low)}
      </span>
    </p>
  );
}

/** What the chart shows, for whoever does not see it. */
function useSummary(sessions: readonly ShareSession[], locale: Locale): string {
  const t = useTranslations('shares.history');
  const { first, last, high, low } = endsOf(sessions);
  const move = moveOf(last.close, first.close);
  return t('summary', {
    from: longDay(first.date, locale),
    to: longDay(last.date, locale),
    first: priceText(first.close),
    last: priceText(last.close),
    moved: move.trend === 'flat' ? t('flat') : t(move.trend, { percent: percentSize(move) }),
    high: priceText(high.high),
    highDay: longDay(high.date, locale),
    low: priceText(low.low),
    lowDay: longDay(low.date, locale),
  });
}

function endsOf(sessions: readonly ShareSession[]) {
  const [first] = sessions;
  const last = sessions.at(-1);
  if (!first || !last) throw new Error('A chart has sessions.');
  return {
    first,
    last,
    high: sessions.reduce((best, each) => (each.high >= best.high ? each : best)),
    low: sessions.reduce((best, each) => (each.low <= best.low ? each : best)),
  };
}
