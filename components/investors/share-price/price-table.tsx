import { ChevronDown } from 'lucide';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { changeText, moveOf, percentText, priceText, toneOf } from '@/lib/market/figures';
import type { Quote } from '@/lib/market/quote';
import { pointsEvery, tradedPrice } from '@/lib/market/series';
import { buttonClass } from '../../ui/actions/button';
import { Icon } from '../../ui/media/icon';
import { noLineOf } from './sentences';
import styles from './table-and-file.module.css';
import type { SharePriceWords } from './words';

/** Minutes between the rows. */
const EVERY = 15;

export interface PriceTableProps {
  quote: Quote;
  day: string | undefined;
  locale: Locale;
  words: SharePriceWords;
  /** The reader's clock shows another time than Hong Kong's. */
  isAbroad: boolean;
}

/** The chart's figures as a table, which needs no script to be opened. */
export function PriceTable({ quote, day, locale, words, isAbroad }: PriceTableProps) {
  const { points, previousClose } = quote;
  return (
    <details className={styles.table}>
      <summary className={buttonClass('outline', { size: 'small' })}>
        {words.table.open}
        <Icon of={ChevronDown} size={16} />
      </summary>
      <div className={styles.tableBody}>
        <table data-figures>
          <caption>{fill(words.table.caption, { day: day ?? words.lastSession })}</caption>
          <thead>
            <tr>
              <th scope="col">{isAbroad ? words.table.timeThere : words.table.time}</th>
              <th scope="col">{words.price}</th>
              <th scope="col">{words.table.change}</th>
              <th scope="col">{words.table.percent}</th>
              <th scope="col">{words.average}</th>
            </tr>
          </thead>
          <tbody>
            {pointsEvery(points, EVERY).map((point) => {
              const { time, average } = point;
              const price = tradedPrice(point);
              const move =
                price === undefined || previousClose === undefined ? undefined : moveOf(price, previousClose);
              const tone = move && toneOf(move.trend, locale);
              return (
                <tr key={time}>
                  <th scope="row">{time}</th>
                  <td>{price === undefined ? '–' : priceText(price)}</td>
                  <td data-tone={tone}>{move ? changeText(move) : '–'}</td>
                  <td data-tone={tone}>{move ? percentText(move) : '–'}</td>
                  <td>{average === undefined ? '–' : priceText(average)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p>{points.length > 0 ? words.table.note : noLineOf(quote, day, words)}</p>
      </div>
    </details>
  );
}
