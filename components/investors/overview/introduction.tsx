import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { companyWords, licencesHeld, listingDay, yearEndDay } from '@/lib/company/company-words';
import { company } from '@/lib/company/facts';
import type { Locale } from '@/lib/i18n/locales';
import type { PageContext } from '@/lib/site/page-context';
import { DefinitionsLink } from '../../definitions/definitions-link';
import { PageHeading } from '../../ui/layout/page-heading';
import { Section } from '../../ui/layout/section';
import { DepthField } from '../../ui/motion/depth-field';
import { Prose, Words } from '../../ui/text/words';
import { InvestorPages } from '../investor-heading';
import styles from './introduction.module.css';

const FACTS = ['exchange', 'code', 'listed', 'yearEnd', 'results', 'licences'] as const;

/** The first words of investor relations (§2), what is looked up first, and the ways to its pages. */
export function Introduction({ page, facts }: { page: PageContext; facts: ReactNode }) {
  const words = useTranslations('pages.investorRelations');
  return (
    <PageHeading
      title={words('heading')}
      lead={words('lead', companyWords(page.locale))}
      behind={<DepthField seed={2018} tone="paper" />}
      after={
        <>
          {facts}
          <InvestorPages page={page} className={styles.pages} />
        </>
      }
    />
  );
}

/** What the company is, in a part of its own: what it does beside what an investor looks up. */
export function CompanyFacts({ page }: { page: PageContext }) {
  const t = useTranslations('investors.introduction');
  return (
    <Section id="company" title={t('title')}>
      <div className={styles.company}>
        <Facts />
        <Business page={page} />
      </div>
    </Section>
  );
}

/** What it does, and what it earns by. */
function Business({ page }: { page: PageContext }) {
  const t = useTranslations('investors.introduction');
  return (
    <div className={styles.text}>
      <p>
        <Prose>{t('business', companyWords(page.locale))}</Prose>
      </p>
      <p>
        <Prose>{t('revenue')}</Prose>
      </p>
      <DefinitionsLink page={page} />
    </div>
  );
}

/** What the company gives of its facts; what it does not has no line. */
function valuesOf(locale: Locale, exchange: string | undefined): Record<(typeof FACTS)[number], string | undefined> {
  return {
    exchange,
    code: company().stockCode,
    listed: listingDay(locale),
    yearEnd: yearEndDay(locale),
    results: company().resultsIn?.[locale],
    licences: licencesHeld(locale, true),
  };
}

/** What an investor looks up. */
function Facts() {
  const t = useTranslations('investors.introduction');
  const locale = useLocale();
  const email = company().emails.investors;
  const facts = valuesOf(locale, company().listing && t('facts.exchange.value', companyWords(locale)));
  return (
    <dl className={styles.facts}>
      {FACTS.flatMap((fact) =>
        facts[fact] === undefined ? (
          []
        ) : (
          <div key={fact}>
            <dt>{t(`facts.${fact}.label`)}</dt>
            <dd data-figures>
              <Words>{facts[fact]}</Words>
            </dd>
          </div>
        ),
      )}
      <div>
        <dt>{t('contact')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
    </dl>
  );
}
