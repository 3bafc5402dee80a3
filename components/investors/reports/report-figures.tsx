import { useLocale, useTranslations } from 'next-intl';
import type { Report } from '@/lib/contract/types';
import type { AmountSize } from '@/lib/domain/amounts';
import { reportAmounts } from '@/lib/domain/report-amounts';
import { ReportAmount } from './report-amount';
import styles from './report-figures.module.css';

interface ReportFiguresProps {
  figures: Report['figures'];
  /** Unit of the amounts of all rows, where a head over them says it and what they are. */
  columns: AmountSize | undefined;
}

/** Revenue and result of a report in its row; nothing where it gives neither. */
export function ReportFigures({ figures, columns }: ReportFiguresProps) {
  const t = useTranslations('investors.reports');
  const { revenue, attributable, isLoss } = reportAmounts(figures, useLocale(), columns);
  if (!revenue && !attributable) return null;
  return (
    <dl className={styles.figures} data-headed={columns && ''} data-figures>
      <div>
        <dt>{t('revenue')}</dt>
        <dd>
          <ReportAmount amount={revenue} />
        </dd>
      </div>
      <div>
        <dt>{t(isLoss ? 'loss' : 'profit')}</dt>
        <dd>
          <ReportAmount amount={attributable} />
        </dd>
      </div>
    </dl>
  );
}
