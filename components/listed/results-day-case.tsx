import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { ContentLabel } from '../data/content-label';
import { Container } from '../ui/layout/container';
import { SectionHeading } from '../ui/layout/section';
import section from '../ui/layout/section.module.css';
import { Prose, Words } from '../ui/text/words';
import { MOMENTS, placeOf, READERS } from './results-day';
import styles from './results-day-case.module.css';

const MEASURES = ['readers', 'answer', 'firms', 'answers'] as const;
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

/**
 * A sample issuer's results day before and after (issue 18), across the whole page: who opened the report when, and
 * what that came to.
 */
export function ResultsDayCase() {
  const t = useTranslations('listed.case');
  const clock = useTranslations('markets.sessions');
  return (
    <section id="results-day" className={section.section} data-tone="ink" data-on-ink="">
      <Container>
        <SectionHeading title={t('title')} lead={t('lead')} aside={<ContentLabel />} />
        <ul className={styles.legend}>
          {(['before', 'after'] as const).map((year) => (
            <li key={year} data-year={year}>
              {t(year)} <span>{t(`${year}Note`)}</span>
            </li>
          ))}
        </ul>
      </Container>
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
      <Container>
        <table className={styles.measures}>
          <caption className="visually-hidden">{t('title')}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('measure')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {MEASURES.map((key) => (
              <tr key={key}>
                <th scope="row">
                  <Words>{t(`${key}.label`)}</Words>
                </th>
                <td data-figures="">
                  <small>{t('before')}</small> <span>{t(`${key}.before`)}</span>
                </td>
                <td data-figures="">
                  <strong>{t(`${key}.after`)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>{t('note')}</p>
      </Container>
    </section>
  );
}
