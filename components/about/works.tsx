import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { RouteId } from '@/lib/site/routes';
import { Mark } from '../layout/mark';
import { TextLink } from '../ui/actions/text-link';
import { Section } from '../ui/layout/section';
import { Prose, Words } from '../ui/text/words';
import styles from './works.module.css';

/** The three sides, each before the one it exchanges something with; investors stand between the other two. */
const SIDES = [
  {
    side: 'brokers',
    to: 'brokerService',
    next: { side: 'investors', there: 'brokersInvestors', back: 'investorsBrokers' },
  },
  {
    side: 'investors',
    to: 'personalServices',
    next: { side: 'companies', there: 'investorsCompanies', back: 'companiesInvestors' },
  },
  { side: 'companies', to: 'listedCompanyServices', next: undefined },
] as const satisfies readonly { side: string; to: RouteId; next: object | undefined }[];

/**
 * What the company does in one drawing: three kinds of clients on one plate of market data. Between two of them goes
 * what they exchange, and under each what it takes from the data and what it adds to it.
 */
export function Works({ page }: { page: PageContext }) {
  const t = useTranslations('about.works');
  const data = t('data.name');
  return (
    <Section id="works" title={t('title')} lead={t('lead')}>
      <div className={styles.plate} data-on-ink="">
        <ol className={styles.sides} aria-label={t('label')}>
          {SIDES.map(({ side, to, next }) => {
            const name = t(`sides.${side}.name`);
            return (
              <li key={side} data-place={side}>
                <div className={styles.side} data-on-paper="">
                  <h3>{name}</h3>
                  <p>
                    <Prose>{t(`sides.${side}.text`)}</Prose>
                  </p>
                  <TextLink href={linkFrom(page, to)}>{t(`sides.${side}.what`)}</TextLink>
                </div>
                {next && (
                  <ul className={styles.flows}>
                    <Flow way="there" from={name} to={t(`sides.${next.side}.name`)} what={t(`flows.${next.there}`)} />
                    <Flow way="back" from={t(`sides.${next.side}.name`)} to={name} what={t(`flows.${next.back}`)} />
                  </ul>
                )}
                <ul className={styles.feeds}>
                  <li className={styles.of} aria-hidden="true">
                    {name}
                  </li>
                  <Flow way="up" from={data} to={name} what={t(`feeds.${side}.takes`)} />
                  <Flow way="down" from={name} to={data} what={t(`feeds.${side}.adds`)} />
                </ul>
              </li>
            );
          })}
        </ol>
        <div className={styles.data}>
          <Mark scale={1.5} />
          <h3>{data}</h3>
          <p>
            <Prose>{t('data.text')}</Prose>
          </p>
          <TextLink href={linkFrom(page, 'tradeGoMarkets')}>{t('data.what')}</TextLink>
        </div>
      </div>
    </Section>
  );
}

interface FlowProps {
  /** On to the next side or back from it; up from the data or down to it. */
  way: 'there' | 'back' | 'up' | 'down';
  from: string;
  to: string;
  what: string;
}

function Flow({ way, from, to, what }: FlowProps) {
  const t = useTranslations('about.works');
  return (
    <li data-way={way}>
      <span className="visually-hidden">{t('flow', { from, to })}</span>
      <Words>{what}</Words>
    </li>
  );
}
