import { useTranslations } from 'next-intl';
import { companyWords, licencesHeld, listingDay } from '@/lib/company/company-words';
import { company } from '@/lib/company/facts';
import { boardByGroup } from '@/lib/content/board';
import { companyDocument } from '@/lib/content/documents';
import type { Locale } from '@/lib/i18n/locales';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { OpenInBrowser } from '../files/open-in-browser';
import { TextLink } from '../ui/actions/text-link';
import { Section } from '../ui/layout/section';
import { Prose, Words } from '../ui/text/words';
import styles from './places.module.css';

const FACTS = ['listing', 'licences', 'security'] as const;

/** Where the company works and how it is governed, each with the way to the whole. */
export function Places({ page }: { page: PageContext }) {
  const t = useTranslations('about.places');
  const footer = useTranslations('layout.footer');
  const words = companyWords(page.locale);
  const day = listingDay(page.locale);
  const values = {
    listing: day && t('facts.listing.value', { ...words, day }),
    licences: licencesHeld(page.locale, true),
    // Of the sample alone: no field of company.yaml says what certificates a company has.
    security: company().sample ? t('facts.security.value') : undefined,
  };
  const groups = boardByGroup(page.locale);
  const all = groups.reduce((sum, [, members]) => sum + members.length, 0);
  const prospectus = companyDocument('prospectus', page.locale);
  const independent = groups.find(([group]) => group === 'independent')?.[1].length ?? 0;
  return (
    <Section id="company" tone="mist" title={t('title')}>
      <div className={styles.columns}>
        <ul className={styles.offices}>
          {officesIn(page.locale).map(({ id, city, work, since, isMain }) => (
            <li key={id}>
              <h3>
                <Words>{city}</Words>
              </h3>
              {work && (
                <p>
                  <Words>{work}</Words>
                </p>
              )}
              {since && (
                <p className={styles.detail}>
                  <Prose>{since}</Prose>
                </p>
              )}
              {isMain && <TextLink href={linkFrom(page, 'contactUs')}>{t('visit')}</TextLink>}
            </li>
          ))}
        </ul>
        <div className={styles.governance}>
          <h3>{t('governance.title')}</h3>
          <p>
            <Prose>{t('governance.text', { all, independent })}</Prose>
          </p>
          <dl>
            {FACTS.flatMap((fact) => {
              const value = values[fact];
              return value === undefined ? (
                []
              ) : (
                <div key={fact}>
                  <dt>{t(`facts.${fact}.label`)}</dt>
                  <dd data-figures="" data-bracket={value.endsWith('）') ? '' : undefined}>
                    <Words>{value}</Words>
                  </dd>
                </div>
              );
            })}
          </dl>
          <ul className={styles.ways}>
            <li>
              <TextLink href={linkFrom(page, 'boardMembers')}>{t('governance.board')}</TextLink>
            </li>
            <li>
              <TextLink href={linkFrom(page, 'corporateRegulation')}>{t('governance.rules')}</TextLink>
            </li>
            <li>
              <TextLink href={linkFrom(page, 'investorRelations')}>{t('governance.results')}</TextLink>
            </li>
            {prospectus && (
              <li>
                <TextLink href={prospectus.href} newTab={footer('newTab')}>
                  {t('governance.prospectus')}
                </TextLink>
              </li>
            )}
          </ul>
        </div>
      </div>
      {prospectus && <OpenInBrowser page={page} />}
    </Section>
  );
}

/** Offices that lists of offices have: those with a city. */
function officesIn(locale: Locale) {
  return (company().offices ?? []).flatMap(({ id, city, work, since }, place) =>
    city ? [{ id, city: city[locale], work: work?.[locale], since: since?.[locale], isMain: place === 0 }] : [],
  );
}
