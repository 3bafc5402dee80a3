import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type DividendLine, dividendLines, latestDividend } from '@/lib/content/dividends';
import { companyDocument } from '@/lib/content/documents';
import { generalMeeting, yearOf } from '@/lib/content/meetings';
import { companyContent } from '@/lib/content-folder/current';
import { momentOf } from '@/lib/contract/moments';
import { perShareWords } from '@/lib/domain/per-share';
import { dateAndTime } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { TextLink } from '../../ui/actions/text-link';
import { Container } from '../../ui/layout/container';
import { EmptyState } from '../../ui/layout/empty-state';
import { Prose, Words } from '../../ui/text/words';
import { Days } from '../data/days';
import { type Fact, FactList } from '../data/fact-list';
import { filingHref } from '../data/source-link';
import { InvestorHeading } from '../investor-heading';
import { DividendTable } from './dividend-table';
import styles from './dividends.module.css';

/** Dividends: the latest one first, every year since listing, and the policy. */
export function Dividends({ page }: { page: PageContext }) {
  const empty = useTranslations('common.empty');
  const latest = latestDividend();
  const policy = companyContent().dividends?.policy;
  return (
    <>
      <InvestorHeading page={page} labelled />
      <Container className={styles.parts}>
        {latest && <Latest page={page} line={latest} />}
        {latest && <DividendTable page={page} lines={dividendLines()} />}
        {policy && <Policy page={page} />}
        {!latest && !policy && <EmptyState title={empty('title')} text={empty('text')} />}
      </Container>
    </>
  );
}

/** What the latest year had, with its days. */
function Latest({ page, line }: { page: PageContext; line: DividendLine }) {
  const t = useTranslations('dates.dividends');
  const { year, declared, filing } = line;
  const facts = useFacts(line);
  const said = declared
    ? t('declared', {
        year: String(year),
        kind: t(`kinds.${declared.kind}`),
        amount: perShareWords(declared.amount, declared.currency, page.locale),
      })
    : t('none', { year: String(year) });
  return (
    <section aria-labelledby="latest-title">
      <h2 id="latest-title">
        <Words>{t('latest')}</Words>
      </h2>
      <p className={styles.said} data-figures>
        <Words>{said}</Words>
      </p>
      {facts.length > 0 && <FactList facts={facts} />}
      <p className={styles.ways}>
        <TextLink href={filingHref(page, filing)}>{declared ? t('announcement') : t('noneSource')}</TextLink>
        <Approval page={page} meeting={declared?.approvedAt} />
      </p>
    </section>
  );
}

/** The meeting that approved a dividend, where its votes say so. */
function Approval({ page, meeting: id }: { page: PageContext; meeting: string | undefined }) {
  const t = useTranslations('dates.dividends');
  const meetings = useTranslations('dates.meetings');
  const meeting = generalMeeting(id);
  if (!meeting?.resolutions.some(({ about, passed }) => about === 'dividend' && passed)) return null;
  const name = meetings(meeting.kind, { year: String(yearOf(meeting)) });
  return (
    <TextLink href={linkFrom(page, 'generalMeetings', { query: { id: meeting.id } })}>
      {t('approvedAt', { meeting: name })}
    </TextLink>
  );
}

/** The days of a dividend, in the order in which they come. */
function useFacts({ declared }: DividendLine): Fact[] {
  const t = useTranslations('dates.dividends.facts');
  const locale = useLocale();
  const { exDate, lodgeBy, closedFrom, closedTo, record, payment } = declared ?? {};
  const lodged = momentOf(lodgeBy);
  const facts: ['exDate' | 'lodgeBy' | 'closed' | 'record' | 'payment', ReactNode][] = [
    ['exDate', exDate && <Days from={exDate} />],
    ['lodgeBy', lodged && <time dateTime={new Date(lodged).toISOString()}>{dateAndTime(lodged, locale)}</time>],
    ['closed', closedFrom && <Days from={closedFrom} to={closedTo} />],
    ['record', record && <Days from={record} />],
    ['payment', payment && <Days from={payment} />],
  ];
  return facts.flatMap(([key, value]) => (value ? [{ key, label: t(key), value }] : []));
}

function Policy({ page }: { page: PageContext }) {
  const t = useTranslations('dates.dividends');
  const policy = companyContent().dividends?.policy;
  const document = policy?.document === undefined ? undefined : companyDocument(policy.document, page.locale);
  if (!policy) return null;
  return (
    <section aria-labelledby="policy-title" className={styles.policy}>
      <h2 id="policy-title">
        <Words>{t('policy')}</Words>
      </h2>
      <div>
        <p>
          <Prose>{policy.words[page.locale]}</Prose>
        </p>
        {policy.reviewed !== undefined && (
          <p className={styles.quiet}>{t('reviewed', { year: String(policy.reviewed) })}</p>
        )}
        {document && <TextLink href={document.href}>{t('document')}</TextLink>}
      </div>
    </section>
  );
}
