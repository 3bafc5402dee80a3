import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import { headlineAmount } from '@/lib/content/headline-amount';
import { isRevenue } from '@/lib/content/headline-figure';
import type { List, Report } from '@/lib/contract/types';
import { financialYearOf } from '@/lib/domain/financial-year';
import { type ReportPeriod, reportPeriod } from '@/lib/domain/report-period';
import type { Locale } from '@/lib/i18n/locales';
import type { PageContext } from '@/lib/site/page-context';
import { FileLink } from '../../filings/file-link';
import { Section } from '../../ui/layout/section';
import { Figure } from '../../ui/text/figure';
import { Prose, Words } from '../../ui/text/words';
import { DownloadButton } from '../download-button';
import styles from './latest-results.module.css';
import { type YearAmount, YearBars } from './year-bars';

/** The amount that the latest report leads with, as the figure of the page; nothing where it names none. */
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
  const reports = useTranslations('investors.reports');
  const of = useRevenueOf();
  if (read.state === 'failed') return null;
  const [report] = read.data.items;
  const amount = report?.intro && headlineAmount(report.intro, page.locale);
  if (!report || !amount) return null;
  const period = reportPeriod(report.title);
  const years = period && (
    <YearBars
      years={sameMonths(report, period, earlier, page.locale)}
      label={t('years', { what: reports(`revenueOf.${period}`) })}
    />
  );
  return (
    <Section id="results">
      <Figure value={amount} unit={t('unit')} of={of(report)} beside={page.layout === 'desktop' && years}>
        <div className={styles.report}>
          <h2 className={styles.title}>
            <FileLink url={report.fileUrl} className={styles.link}>
              <Words>{report.title}</Words>
            </FileLink>
          </h2>
          <DownloadButton report={report} />
        </div>
        {page.layout === 'mobile' && years}
        <p className={styles.text}>
          <Prose>{report.intro}</Prose>
        </p>
      </Figure>
    </Section>
  );
}

/** Years that are shown beside one another, the latest among them. */
const YEARS = 5;

/** The revenue of the same months in each year, oldest first, as far as its report says it. */
function sameMonths(report: Report, period: ReportPeriod, earlier: Read<List<Report>>, locale: Locale): YearAmount[] {
  if (earlier.state === 'failed' || !isRevenue(report.intro)) return [];
  return earlier.data.items
    .filter(({ title, intro }) => reportPeriod(title) === period && isRevenue(intro))
    .flatMap((each) => {
      const [year, amount] = [financialYearOf(each), headlineAmount(each.intro ?? '', locale)];
      return year && amount ? [{ year, amount }] : [];
    })
    .slice(0, YEARS)
    .reverse();
}

/** What the amount counts and when, where the report says so: 2026 年首九個月收入. */
function useRevenueOf() {
  const t = useTranslations('investors');
  return (report: Report) => {
    if (!isRevenue(report.intro)) return undefined;
    const [period, year] = [reportPeriod(report.title), financialYearOf(report)];
    const what = period ? t(`reports.revenueOf.${period}`) : t('reports.revenue');
    return period && year ? t('results.of', { year, what }) : what;
  };
}
