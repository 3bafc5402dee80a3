import { useTranslations } from 'next-intl';
import { SITE } from '@/lib/site/facts';
import type { PageContext } from '@/lib/site/page-context';
import { DefinitionsLink } from '../../definitions/definitions-link';
import { DepthField } from '../../ui/depth-field/depth-field';
import { PageHeading } from '../../ui/page-heading';
import { Words } from '../../ui/words/words';
import styles from './introduction.module.css';

const FACTS = ['exchange', 'code', 'listed', 'yearEnd', 'results', 'licences'] as const;

/** What the company is, in words and in the facts an investor looks for first (§2). */
export function Introduction({ page }: { page: PageContext }) {
  const t = useTranslations('investors.introduction');
  const words = useTranslations('pages.investorRelations');
  const email = SITE.emails.investors;
  return (
    <PageHeading
      title={words('heading')}
      lead={words('lead')}
      behind={<DepthField seed={2018} tone="paper" />}
      after={
        <div className={styles.text}>
          <p>
            <Words>{t('business')}</Words>
          </p>
          <p>
            <Words>{t('revenue')}</Words>
          </p>
          <DefinitionsLink page={page} />
        </div>
      }
      aside={
        <dl className={styles.facts}>
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{t(`facts.${fact}.label`)}</dt>
              <dd data-figures>
                <Words>{fact === 'code' ? SITE.stockCode : t(`facts.${fact}.value`)}</Words>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('contact')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        </dl>
      }
    />
  );
}
