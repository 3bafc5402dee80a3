import { useTranslations } from 'next-intl';
import { clientMarks } from '@/lib/assets/marks';
import type { PageContext } from '@/lib/site/page-context';
import { ContentLabel } from '../data/content-label';
import { Container } from '../ui/layout/container';
import { Section } from '../ui/layout/section';
import { Amount } from '../ui/text/amount';
import styles from './proof.module.css';

/** As many marks as stand in one line of the widest page. */
const SHOWN = 8;

/** Marks of clients in one line, right below the opening of the desktop home page. */
export function ClientStrip({ page }: { page: PageContext }) {
  const t = useTranslations('home.clients');
  return (
    <section className={styles.strip} aria-label={t('title')}>
      <Container className={styles.line}>
        <p>{t('strip')}</p>
        <ul>
          {clientMarks(page.locale)
            .slice(0, SHOWN)
            .map(({ src, name, width, height }) => (
              <li key={src}>
                {/* biome-ignore lint/performance/noImgElement: a drawing has no sizes to choose from. */}
                <img src={src} alt={name} width={width} height={height} loading="lazy" decoding="async" />
              </li>
            ))}
        </ul>
      </Container>
    </section>
  );
}

/** What a sample broker's evening took before it moved to the cloud and after; the share that is left gives the lower bar. */
const MEASURES = [
  { key: 'settlement', left: 0.38 },
  { key: 'suppliers', left: 0.2 },
  { key: 'checks', left: 0.25 },
  { key: 'opening', left: 0.33 },
] as const;

/** One broker before and after, in figures (sample, and labelled so). */
export function BrokerCase() {
  const t = useTranslations('home.case');
  return (
    <Section id="case" title={t('title')} lead={t('lead')} aside={<ContentLabel />}>
      <table className={styles.case}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('measure')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">
              <div className={styles.head}>
                {t('after')}
                {/* Of the bars, which are drawn and not read. */}
                <span className={styles.key} aria-hidden="true">
                  <i data-bar="was" />
                  {t('before')}
                  <i data-bar="is" />
                  {t('after')}
                </span>
              </div>
            </th>
          </tr>
        </thead>
        <tbody>
          {MEASURES.map(({ key, left }) => (
            <tr key={key}>
              <th scope="row">{t(`${key}.label`)}</th>
              <td data-figures>{t(`${key}.before`)}</td>
              <td data-figures>
                <strong>
                  <Amount>{t(`${key}.after`)}</Amount>
                </strong>
                <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="4" data-bar="was" />
                  <rect y="8" width={left * 100} height="6" data-bar="is" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('note')}</p>
    </Section>
  );
}
