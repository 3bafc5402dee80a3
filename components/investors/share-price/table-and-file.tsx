import { Download } from 'lucide';
import { buttonClass } from '../../ui/actions/button';
import { Icon } from '../../ui/media/icon';
import { PriceTable, type PriceTableProps } from './price-table';
import styles from './table-and-file.module.css';

export interface TableAndFileProps extends PriceTableProps {
  /** What is amiss with the figures; empty while nothing is. */
  remark: string;
  csvHref: string;
}

/** The foot of the block: the chart's figures as a table and as a file. */
export function TableAndFile({ remark, csvHref, ...table }: TableAndFileProps) {
  return (
    <div className={styles.foot}>
      <PriceTable {...table} />
      <p className={styles.remark} role="status" data-testid="quote-remark">
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
