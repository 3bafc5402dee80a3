import { useTranslations } from 'next-intl';
import type { Filing } from '@/lib/content/filing-page';
import type { FiledRegister } from '@/lib/contract/registers';
import { secondsBetween } from '@/lib/domain/filing-relations';
import { dayMonthYear, isoMoment, timeOfDay } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { fileAddress } from '@/lib/text/file-address';
import { TextLink } from '../../ui/actions/text-link';
import { type Fact, FactList } from '../data/fact-list';
import styles from './filing-page.module.css';

interface FilingFactsProps {
  page: PageContext;
  register: FiledRegister;
  filing: Filing;
}

/** When it was published where, to the second, and what became of it; what nobody says is not there. */
export function FilingFacts({ page, register, filing }: FilingFactsProps) {
  const t = useTranslations('filings.facts');
  return (
    <section className={styles.part} aria-labelledby="record">
      <h2 id="record">{t('title')}</h2>
      <FactList facts={useFacts({ page, register, filing })} />
      <p className={styles.after}>
        <TextLink href={linkFrom(page, 'publicationRecord')}>{t('record')}</TextLink>
      </p>
    </section>
  );
}

function useFacts({ register, filing }: FilingFactsProps): Fact[] {
  const t = useTranslations('filings');
  const kinds = useTranslations('investors.filter.kind');
  const newTab = useTranslations('layout.footer')('newTab');
  const { publishTime, exchange, correctedAt, withdrawnAt } = filing;
  const seconds = secondsBetween(filing);
  const at = (key: 'exchange' | 'here' | 'corrected' | 'withdrawn', moment: number | undefined): Fact[] =>
    moment === undefined
      ? []
      : [{ key: `at-${key}`, label: t(`facts.${key}`), value: <Moment at={moment} />, note: t('facts.hongKong') }];
  const address = fileAddress(exchange?.url);
  return [
    ...at('exchange', exchange?.at),
    ...at('here', publishTime),
    ...(seconds === undefined
      ? []
      : [
          {
            key: 'between',
            label: t('facts.between'),
            value: t(seconds < 0 ? 'facts.earlier' : 'facts.seconds', { count: Math.abs(seconds) }),
          },
        ]),
    ...at('corrected', correctedAt),
    ...at('withdrawn', withdrawnAt),
    ...(exchange === undefined
      ? []
      : [
          {
            key: 'number',
            label: t('facts.number'),
            value: exchange.id,
            note: address && (
              <TextLink href={address} newTab={newTab}>
                {t('facts.atExchange')}
              </TextLink>
            ),
          },
        ]),
    {
      key: 'kind',
      label: t('facts.kind'),
      value: register === 'circulars' && 'category' in filing ? kinds(filing.category) : t('report'),
    },
  ];
}

/** To the second, Hong Kong time. */
export function Moment({ at }: { at: number }) {
  const t = useTranslations('filings.facts');
  return (
    <time dateTime={isoMoment(at)} className={styles.moment}>
      {t('time', { day: dayMonthYear(at), time: timeOfDay(at) })}
    </time>
  );
}
