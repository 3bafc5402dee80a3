import { useTranslations } from 'next-intl';
import { boardByGroup } from '@/lib/content/board';
import { companyDocument } from '@/lib/content/documents';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { OpenInBrowser } from '../files/open-in-browser';
import { TextLink } from '../ui/actions/text-link';
import { Section } from '../ui/layout/section';
import { Prose, Words } from '../ui/text/words';
import styles from './places.module.css';

const OFFICES = ['hongKong', 'shanghai'] as const;
const FACTS = ['listing', 'licences', 'security'] as const;

/** Where the company works and how it is governed, each with the way to the whole. */
export function Places({ page }: { page: PageContext }) {
  const t = useTranslations('about.places');
  const footer = useTranslations('layout.footer');
  const groups = boardByGroup(page.locale);
  const all = groups.reduce((sum, [, members]) => sum + members.length, 0);
  const prospectus = companyDocument('prospectus', page.locale);
  const independent = groups.find(([group]) => group === 'independent')?.[1].length ?? 0;
  return (
    <Section id="company" tone="mist" title={t('title')}>
      <div className={styles.columns}>
        <ul className={styles.offices}>
          {OFFICES.map((office) => (
            <li key={office}>
              <h3>
                <Words>{t(`${office}.city`)}</Words>
              </h3>
              <p>
                <Words>{t(`${office}.role`)}</Words>
              </p>
              <p className={styles.detail}>
                <Prose>{t(`${office}.detail`)}</Prose>
              </p>
              {office === 'hongKong' && <TextLink href={linkFrom(page, 'contactUs')}>{t('visit')}</TextLink>}
            </li>
          ))}
        </ul>
        <div className={styles.governance}>
          <h3>{t('governance.title')}</h3>
          <p>
            <Prose>{t('governance.text', { all, independent })}</Prose>
          </p>
          <dl>
            {FACTS.map((fact) => (
              <div key={fact}>
                <dt>{t(`facts.${fact}.label`)}</dt>
                <dd data-figures="" data-bracket={t(`facts.${fact}.value`).endsWith('）') ? '' : undefined}>
                  <Words>{t(`facts.${fact}.value`)}</Words>
                </dd>
              </div>
            ))}
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
