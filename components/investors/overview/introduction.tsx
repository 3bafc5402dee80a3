import { useTranslations } from 'next-intl';
import { SITE } from '@/lib/site/facts';
import type { PageContext } from '@/lib/site/page-context';
import { Container } from '../../ui/section';
import styles from './introduction.module.css';

const FACTS = ['exchange', 'code', 'listed', 'yearEnd', 'results', 'licences'] as const;

/** What the company is, in words and in the facts an investor looks for first (§2). */
export function Introduction({ page }: { page: PageContext }) {
  const t = useTranslations('investors.introduction');
  const words = useTranslations('pages')(`${page.route}.heading`);
  const lead = useTranslations('pages')(`${page.route}.lead`);
  const email = SITE.emails.investors;
  return (
    <div className={styles.opening}>
      <Container className={styles.columns}>
        <div className={styles.words}>
          <h1>{words}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.text}>
            <p>{t('business')}</p>
            <p>{t('revenue')}</p>
          </div>
        </div>
        <dl className={styles.facts}>
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{t(`facts.${fact}.label`)}</dt>
              <dd data-figures>{fact === 'code' ? SITE.stockCode : t(`facts.${fact}.value`)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('contact')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        </dl>
      </Container>
    </div>
  );
}
