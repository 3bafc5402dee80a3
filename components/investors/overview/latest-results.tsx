import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import type { List, Report } from '@/lib/contract/types';
import { unitWords, writtenAmount } from '@/lib/domain/amounts';
import { type Figures, periodOf, revenueOfYears } from '@/lib/domain/figures';
import type { ReportPeriod } from '@/lib/domain/report-period';
import type { PageContext } from '@/lib/site/page-context';
import { FileLink } from '../../filings/file-link';
import { Section } from '../../ui/layout/section';
import { Figure } from '../../ui/text/figure';
import { Prose, Words } from '../../ui/text/words';
import { DownloadButton } from '../download-button';
import styles from './latest-results.module.css';
import { YearBars } from './year-bars';

/** The revenue of the latest report, as the figure of the page; nothing where it gives none, or had none. */
export function LatestResults({
  page,
  read,
  earlier,
}: {
  page: PageContext;
  read: Read<List<Report>>;
  earlier: Read<List<Report>>;
}) {
  const t = useTranslations('investors.results');
  const of = useRevenueOf();
  if (read.state === 'failed') return null;
  const [report] = read.data.items;
  const { amount = 0 } = report?.figures?.amounts.revenue ?? {};
  const period = periodOf(report?.figures?.period ?? '');
  if (!report || !period || amount <= 0) return null;
  const written = writtenAmount(amount, page.locale);
  const years = (
    <YearBars
      years={revenueOfYears(figuresOf(earlier, report), period.stretch)
        .slice(-YEARS)
        .map((each) => ({ ...each, written: writtenAmount(each.amount, page.locale, written.size).figure }))}
      label={t('years', { what: of(period.stretch), unit: unitWords(written.size, page.locale) })}
    />
  );
  return (
    <Section id="results">
      <Figure
        value={written.figure}
        unit={t(`unit.${written.size}`)}
        of={t('of', { year: String(period.year), what: of(period.stretch) })}
        beside={page.layout === 'desktop' && years}
      >
        <div className={styles.report}>
          <h2 className={styles.title}>
            <FileLink url={report.fileUrl} className={styles.link}>
              <Words>{report.title}</Words>
            </FileLink>
          </h2>
          <DownloadButton report={report} />
        </div>
        {page.layout === 'mobile' && years}
        {report.intro && (
          <p className={styles.text}>
            <Prose>{report.intro}</Prose>
          </p>
        )}
      </Figure>
    </Section>
  );
}

/** Years that are shown beside one another, the latest among them. */
const YEARS = 5;

/** What the reports say in figures, newest first; the latest is there whatever became of the others. */
function figuresOf(earlier: Read<List<Report>>, latest: Report): Figures[] {
  const others = earlier.state === 'failed' ? [] : earlier.data.items;
  return [latest, ...others].flatMap(({ figures }) => figures ?? []);
}

/** What the amount counts: 首九個月收入. */
function useRevenueOf() {
  const t = useTranslations('investors.reports');
  return (stretch: ReportPeriod) => t(`revenueOf.${stretch}`);
}
