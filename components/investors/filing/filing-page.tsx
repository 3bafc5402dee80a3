import { useTranslations } from 'next-intl';
import type { Filing, FilingBesides } from '@/lib/content/filing-page';
import { PAGE_OF_CALL } from '@/lib/contract/list-pages';
import type { FiledRegister } from '@/lib/contract/registers';
import { HTML_LANG } from '@/lib/i18n/locales';
import type { CurrentList } from '@/lib/pages/list-page';
import { JsonLd } from '@/lib/seo/json-ld';
import { filingData } from '@/lib/seo/structured/filing';
import { linkFrom } from '@/lib/site/page-context';
import { Crumbs } from '../../data/crumbs';
import { DataNotice } from '../../data/data-notice';
import { OpenInBrowser } from '../../files/open-in-browser';
import { FilingMarks, Struck } from '../../filings/filing-marks';
import { ShareEntry } from '../../share/share-link';
import { ShareMenu } from '../../share/share-menu';
import { Container } from '../../ui/layout/container';
import { PageHeading } from '../../ui/layout/page-heading';
import { Words } from '../../ui/text/words';
import { FilingFacts } from './filing-facts';
import { FilingFiles, OpenFiles } from './filing-files';
import styles from './filing-page.module.css';
import { FilingRelations } from './filing-relations';
import { FilingText } from './filing-text';

export interface FilingPageProps extends CurrentList<Filing> {
  register: FiledRegister;
  filing: Filing;
  besides: FilingBesides;
}

/** A page of one announcement or report: what is known of it, its files in every version, and its text to read. */
export function FilingPage(props: FilingPageProps) {
  const { page, register, filing, besides } = props;
  return (
    <>
      <JsonLd data={filingData(filing, besides.titles, { register, locale: page.locale })} />
      <FilingHeading {...props} />
      <Container className={styles.page}>
        <OpenInBrowser page={page} />
        <FilingFacts page={page} register={register} filing={filing} />
        <FilingFiles filing={filing} />
        <FilingRelations page={page} besides={besides} />
        <FilingText page={page} register={register} filing={filing} text={besides.text} />
        <ShareMenu layout={page.layout} />
      </Container>
    </>
  );
}

/** Its title in every language that it has one in, what became of it, and its files to open. */
function FilingHeading({ page, list, register, filing, besides }: FilingPageProps) {
  const t = useTranslations('pages');
  const common = useTranslations('common');
  const nav = useTranslations('layout.nav');
  const route = PAGE_OF_CALL[register];
  const { title, withdrawnAt } = filing;
  return (
    <div
      className={styles.heading}
      data-withdrawn={withdrawnAt === undefined ? undefined : ''}
      data-testid={register === 'reports' ? 'report-card' : 'circular-row'}
    >
      <PageHeading
        title={title}
        before={
          <Crumbs
            crumbs={[
              { label: common('home'), href: linkFrom(page, 'home') },
              { label: nav('investorRelations'), href: linkFrom(page, 'investorRelations') },
              { label: t(`${route}.heading`), href: linkFrom(page, route) },
              { label: title },
            ]}
          />
        }
        after={
          <>
            {besides.titles.map(({ locale, title: other }) => (
              <p key={locale} lang={HTML_LANG[locale]} className={styles.other}>
                <Struck withdrawnAt={withdrawnAt}>
                  <Words>{other}</Words>
                </Struck>
              </p>
            ))}
            <FilingMarks document={filing} className={styles.marks} versionsElsewhere />
            <div className={styles.actions}>
              <OpenFiles filing={filing} />
              <ShareEntry page={page} register={register} entry={filing as never} shown />
              <DataNotice page={page} read={list.read} />
            </div>
          </>
        }
      />
    </div>
  );
}
