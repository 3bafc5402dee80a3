import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Container } from '../ui/layout/container';
import { Prose } from '../ui/text/words';
import { MOMENTS, placeOf, READERS } from './results-day';
import styles from './results-day-chart.module.css';

/** Of the axis: every fourth hour, and of these the ones a phone has room for. */
const HOURS = ['16:00', '20:00', '00:00', '04:00', '08:00', '12:00'] as const;
/** Readers at the top of the drawing, and its lines below that. */
const TOP = 230;
const LINES = [150, 100, 50];

const at = (place: number) => ({ '--at': `${(place * 100).toFixed(2)}%` }) as CSSProperties;

/** One bar a half hour, `wide` of its room. */
function bars(readers: readonly number[], wide: number): string {
  const side = (1 - wide) / 2;
  return readers.map((n, i) => (n === 0 ? '' : `M${(i + side).toFixed(2)} ${TOP}v${-n}h${wide}v${n}z`)).join('');
}

/** Who opened the report when, in both years, over the hours of the day. */
export function ResultsDayChart() {
  const t = useTranslations('listed.case');
  const clock = useTranslations('markets.sessions');
  return (
    <figure className={styles.day}>
      <div className={styles.drawing}>
        {LINES.map((line) => (
          <span key={line} className={styles.line} style={{ bottom: `${((line / TOP) * 100).toFixed(2)}%` }}>
            {line}
          </span>
        ))}
        <div className={styles.plot}>
          <svg
            role="img"
            aria-label={t('chart')}
            viewBox={`0 0 ${READERS.after.length} ${TOP}`}
            preserveAspectRatio="none"
          >
            <path d={bars(READERS.after, 0.86)} className={styles.after} />
            <path d={bars(READERS.before, 0.3)} className={styles.before} />
          </svg>
          <ol className={styles.moments}>
            {MOMENTS.map((moments) => (
              <li key={moments[0].key} style={at(placeOf(moments[0].time))}>
                {moments.map(({ key, time }) => (
                  <span key={key}>
                    <time dateTime={time}>{time}</time> {t(`moments.${key}`)}
                  </span>
                ))}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className={styles.hours} aria-hidden="true" data-figures="">
        {HOURS.map((hour) => (
          <span key={hour} style={at(placeOf(hour))}>
            {hour}
          </span>
        ))}
        <span style={at(1)}>{clock('nextDay', { time: HOURS[0] })}</span>
      </div>
      <figcaption>
        <Container>
          <Prose>{t('chart')}</Prose>
        </Container>
      </figcaption>
    </figure>
  );
}
