import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { midnightOf } from '@/lib/i18n/hong-kong';
import { type Span, sessionsOf, spansWithData } from '@/lib/market/share-history';
import { DataNotice } from '../../data/data-notice';
import { Day } from '../../data/file-facts';
import { Link } from '../../ui/actions/link';
import { Section } from '../../ui/layout/section';
import { Prose, Words } from '../../ui/text/words';
import { TakeAway } from '../data/take-away';
import { filingHref } from '../filing-href';
import { SharePriceBlock } from '../share-price/share-price-block';
import { longDay } from './days';
import { HistoryChart, titleOf } from './history-chart';
import { HistoryTable } from './history-table';
import { marksOn } from './marks';
import styles from './price-history.module.css';
import type { ShareReading } from './share-reading';

/** The day's chart and those of longer spans, of which a choice without scripts shows one. */
export function PriceHistory({ reading }: { reading: ShareReading }) {
  const t = useTranslations('shares.history');
  const { page, day, history } = reading;
  const spans = spansWithData(history);
  const panels: readonly { span: '1D' | Span; content: ReactNode }[] = [
    { span: '1D', content: <SharePriceBlock page={page} read={day} /> },
    ...spans.map((span) => ({ span, content: <SpanPanel key={span} reading={reading} span={span} /> })),
  ];
  const [first] = history;
  return (
    <Section id="history" title={t('title')} aside={<DataNotice page={page} read={day} />} rise={false}>
      <fieldset className={styles.spans}>
        <legend className="visually-hidden">{t('spans')}</legend>
        {panels.map(({ span }, index) => (
          <input
            key={span}
            type="radio"
            name="span"
            id={`span-${span}`}
            className={styles.choice}
            defaultChecked={index === 0}
          />
        ))}
        <div className={styles.bar}>
          {panels.map(({ span }) => (
            <label key={span} htmlFor={`span-${span}`} className={styles.label} title={t(`span.${span}`)}>
              {t(`short.${span}`)}
            </label>
          ))}
        </div>
        {panels.map(({ span, content }) => (
          <div key={span} className={styles.panel} data-span={span}>
            {content}
          </div>
        ))}
      </fieldset>
      {first && !spans.includes('1Y') && (
        <p className={styles.growing}>
          <Prose>{t('growing', { day: longDay(first.date, page.locale) })}</Prose>
        </p>
      )}
      {history.length > 0 && <TakeAway page={page} name="share-history" />}
    </Section>
  );
}

/** A line of closes, what was published along it, and its figures. */
function SpanPanel({ reading, span }: { reading: ShareReading; span: Span }) {
  const t = useTranslations('shares.history');
  const { page, history, circulars } = reading;
  const sessions = sessionsOf(span, history);
  const marks = marksOn(span, sessions, circulars);
  return (
    <div className={styles.card} data-on-ink="">
      <HistoryChart
        span={span}
        sessions={sessions}
        marks={marks}
        hrefOf={({ filing }) => filingHref(page, filing)}
        locale={page.locale}
      />
      {marks.length > 0 && (
        <div className={styles.marks}>
          <h3>{t('marks', { count: marks.length })}</h3>
          <ul>
            {marks.toReversed().map((mark) => (
              <li key={`${mark.is}${mark.filing.id ?? mark.filing.title}${mark.at}`}>
                <span data-figures>
                  <Day moment={midnightOf(mark.day)} />
                </span>
                <Link href={filingHref(page, mark.filing)}>
                  <Words>{titleOf(mark, t)}</Words>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <HistoryTable span={span} sessions={sessions} />
    </div>
  );
}
