import { ChevronDown } from 'lucide-react';
import type { Locale } from '@/lib/i18n/locales';
import { percentFrom } from '@/lib/market/axis';
import { percentText, priceText, signedText, toneOf, trendOf } from '@/lib/market/figures';
import type { Quote } from '@/lib/market/quote';
import { pointsEvery } from '@/lib/market/series';
import { buttonClass } from '../../ui/button';
import styles from './share-price.module.css';
import { fill, type SharePriceWords } from './words';

/** Minutes between the rows. */
const EVERY = 15;

/** The chart's figures as a table, which needs no script to be opened. */
export function PriceTable(props: { quote: Quote; day: string; locale: Locale; words: SharePriceWords }) {
  const { quote, day, locale, words } = props;
  return (
    <details className={styles.table}>
      <summary className={buttonClass('outline', { size: 'small' })}>
        {words.table.open}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <div className={styles.tableBody}>
        <table data-figures>
          <caption>{fill(words.table.caption, { day })}</caption>
          <thead>
            <tr>
              <th scope="col">{words.table.time}</th>
              <th scope="col">{words.price}</th>
              <th scope="col">{words.table.change}</th>
              <th scope="col">{words.table.percent}</th>
              <th scope="col">{words.average}</th>
            </tr>
          </thead>
          <tbody>
            {pointsEvery(quote.points, EVERY).map(({ minute, time, price, average }) => {
              const change = price - quote.previousClose;
              const tone = toneOf(trendOf(change), locale);
              return (
                <tr key={minute}>
                  <th scope="row">{time}</th>
                  <td>{priceText(price)}</td>
                  <td data-tone={tone}>{signedText(change)}</td>
                  <td data-tone={tone}>{percentText(percentFrom(quote.previousClose, price))}</td>
                  <td>{average === undefined ? '–' : priceText(average)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p>{quote.points.length === 0 ? words.noTrades : words.table.note}</p>
      </div>
    </details>
  );
}
