import { useTranslations } from 'next-intl';
import { headlineAmount } from '@/lib/content/headline-amount';
import type { PageContext } from '@/lib/site/page-context';
import type { Read } from '@/lib/website-api/reader';
import type { List, Report } from '@/lib/website-api/types';
import { Figure } from '../../ui/figure';
import { Section } from '../../ui/section';
import { Words } from '../../ui/words/words';
import { FileLink } from '../file-link';
import styles from './latest-results.module.css';

/** The amount that the latest report leads with, as the figure of the page; nothing where it names none. */
export function LatestResults({ page, read }: { page: PageContext; read: Read<List<Report>> }) {
  const t = useTranslations('investors.results');
  if (read.state === 'failed') return null;
  const [report] = read.data.items;
  const amount = report?.intro && headlineAmount(report.intro, page.locale);
  if (!report || !amount) return null;
  return (
    <Section id="results">
      <Figure value={amount} unit={t('unit')}>
        <h2 className={styles.title}>
          <FileLink url={report.fileUrl} className={styles.link}>
            <Words>{report.title}</Words>
          </FileLink>
        </h2>
        <p className={styles.text}>
          <Words>{report.intro}</Words>
        </p>
      </Figure>
    </Section>
  );
}
