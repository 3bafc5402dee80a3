import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { RouteId } from '@/lib/site/routes';
import { Mark } from '../layout/mark';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { Words } from '../ui/words/words';
import styles from './works.module.css';

/** The four sides, each before what it exchanges with the next one round. */
const ROUND = [
  { side: 'investors', to: 'personalServices', there: 'investorsBrokers', back: 'brokersInvestors' },
  { side: 'brokers', to: 'brokerService', there: 'brokersData', back: 'dataBrokers' },
  { side: 'data', to: 'tradeGoMarkets', there: 'dataCompanies', back: 'companiesData' },
  { side: 'companies', to: 'listedCompanyServices', there: 'companiesInvestors', back: 'investorsCompanies' },
] as const satisfies readonly { side: string; to: RouteId; there: string; back: string }[];

/** What the company does in one drawing: four sides in a ring, and what each hands to the next and gets back. */
export function Works({ page }: { page: PageContext }) {
  const t = useTranslations('about.works');
  return (
    <Section id="works" title={t('title')} lead={t('lead')}>
      <div className={styles.drawing}>
        <div className={styles.core}>
          <Mark scale={2} />
          <h3>{t('core.title')}</h3>
          <p>
            <Words>{t('core.text')}</Words>
          </p>
        </div>
        <ol className={styles.round} aria-label={t('label')}>
          {ROUND.map(({ side, to, there, back }, i) => {
            const next = ROUND[(i + 1) % ROUND.length] ?? ROUND[0];
            return (
              <li key={side} data-place={side}>
                <div className={styles.side}>
                  <h3>{t(`sides.${side}.name`)}</h3>
                  <p className={styles.text}>
                    <Words>{t(`sides.${side}.text`)}</Words>
                  </p>
                  <TextLink href={linkFrom(page, to)}>{t(`sides.${side}.what`)}</TextLink>
                </div>
                <ul className={styles.flows}>
                  <Flow
                    way="there"
                    from={t(`sides.${side}.name`)}
                    to={t(`sides.${next.side}.name`)}
                    what={t(`flows.${there}`)}
                  />
                  <Flow
                    way="back"
                    from={t(`sides.${next.side}.name`)}
                    to={t(`sides.${side}.name`)}
                    what={t(`flows.${back}`)}
                  />
                </ul>
              </li>
            );
          })}
        </ol>
        <p className={styles.again} aria-hidden="true">
          {t('again')}
        </p>
      </div>
    </Section>
  );
}

interface FlowProps {
  /** With the turn of the ring, or against it. */
  way: 'there' | 'back';
  from: string;
  to: string;
  what: string;
}

function Flow({ way, from, to, what }: FlowProps) {
  return (
    <li data-way={way}>
      <span className="visually-hidden">{`${from} → ${to}: `}</span>
      <Words>{what}</Words>
    </li>
  );
}
