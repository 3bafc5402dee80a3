import { Download } from 'lucide';
import type { Locale } from '@/lib/i18n/locales';
import type { Quote } from '@/lib/market/quote';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PriceTable } from './price-table';
import styles from './table-and-file.module.css';
import type { SharePriceWords } from './words';

export interface TableAndFileProps {
  quote: Quote;
  day: string;
  locale: Locale;
  words: SharePriceWords;
  /** What is amiss with the figures; empty while nothing is. */
  remark: string;
  csvHref: string;
}

/** The foot of the block: the chart's figures as a table and as a file. */
export function TableAndFile({ remark, csvHref, ...table }: TableAndFileProps) {
  return (
    <div className={styles.foot}>
      <PriceTable {...table} />
      <p className={styles.remark} role="status">
        {remark}
      </p>
      <a
        href={csvHref}
        download=""
        className={`${buttonClass('outline', { size: 'small' })} ${styles.csv}`}
        aria-label={table.words.download}
      >
        <Icon of={Download} size={16} />
        CSV
      </a>
    </div>
  );
}
