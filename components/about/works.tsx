import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { RouteId } from '@/lib/site/routes';
import { Mark } from '../layout/mark';
import { TextLink } from '../ui/actions/text-link';
import { Section } from '../ui/layout/section';
import { Prose } from '../ui/text/words';
import { Feeds, Flows } from './flows';
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
                  <Flows
                    className={styles.between}
                    from={name}
                    to={t(`sides.${next.side}.name`)}
                    there={t(`flows.${next.there}`)}
                    back={t(`flows.${next.back}`)}
                  />
                )}
                <Feeds
                  className={styles.below}
                  side={name}
                  data={data}
                  takes={t(`feeds.${side}.takes`)}
                  adds={t(`feeds.${side}.adds`)}
                />
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
