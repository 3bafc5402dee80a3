import { useTranslations } from 'next-intl';
import { nextResults } from '@/lib/content/company-events';
import type { SourceDocuments } from '@/lib/content/reported-figures';
import type { PeriodResults, ResultsDetail } from '@/lib/content/results';
import { longDate } from '@/lib/i18n/dates';
import { midnightOf } from '@/lib/i18n/hong-kong';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ContentLabel } from '../../data/content-label';
import { Crumbs } from '../../data/crumbs';
import { TextLink } from '../../ui/actions/text-link';
import { PageHeading } from '../../ui/layout/page-heading';
import { Section } from '../../ui/layout/section';
import { Words } from '../../ui/text/words';
import { InvestorPages } from '../investor-heading';
import { AnswersSince } from './answers-since';
import { PeriodDocuments } from './period-documents';
import { PeriodFigures } from './period-figures';
import { PeriodRecording } from './period-recording';
import { PeriodSegments } from './period-segments';
import { useLead, usePeriodName } from './period-words';
import styles from './results.module.css';

export interface PeriodPageProps {
  page: PageContext<'results'>;
  /** Newest first. */
  periods: readonly PeriodResults[];
  /** Which of them is shown. */
  place: number;
  detail: ResultsDetail;
  sources: SourceDocuments;
}

/** Results of one period: the figures, the documents, the recording, what has been asked since. */
export function PeriodPage({ page, periods, place, detail, sources }: PeriodPageProps) {
  const t = useTranslations('results.centre');
  const of = periods[place];
  if (!of) return null;
  const next = periods[place - 1];
  return (
    <>
      <Heading page={page} of={of} />
      <Section id="figures" rise={false} title={t('figures')}>
        <PeriodFigures of={of} sources={sources} />
      </Section>
      <Section id="documents" title={t('documents')}>
        <PeriodDocuments page={page} of={of} stories={detail.stories} />
      </Section>
      {detail.recordings.map((recording) => (
        <Section key={recording.skipUrl} id="recording" tone="mist" title={t('recording')}>
          <PeriodRecording recording={recording} />
        </Section>
      ))}
      {of.figures.segments && (
        <Section id="segments" title={t('segments')}>
          <PeriodSegments figures={of.figures} segments={of.figures.segments} />
        </Section>
      )}
      {detail.answers.length > 0 && (
        <Section id="answers" title={t('answers')}>
          <AnswersSince page={page} answers={detail.answers} of={of} next={next} />
        </Section>
      )}
      {next === undefined && <NextResults page={page} />}
      <OtherPeriods page={page} next={next} earlier={periods[place + 1]} />
    </>
  );
}

/** When the results after these come, as far as the calendar says. */
function NextResults({ page }: { page: PageContext }) {
  const t = useTranslations('results.centre');
  const event = nextResults(Date.now(), page.locale);
  if (!event) return null;
  const day = longDate(midnightOf(event.from), page.locale);
  return (
    <Section id="next" title={t('next')}>
      <p data-figures>
        <Words>{t(`nextIs.${event.certainty}`, { title: event.title, day })}</Words>
      </p>
      <TextLink href={linkFrom(page, 'financialCalendar')}>{t('calendar')}</TextLink>
    </Section>
  );
}

/** The way here, what it is, and the sentence that answers first. */
function Heading({ page, of }: { page: PageContext; of: PeriodResults }) {
  const pages = useTranslations('pages');
  const common = useTranslations('common');
  const nav = useTranslations('layout.nav');
  const title = usePeriodName()(of);
  return (
    <PageHeading
      title={title}
      lead={useLead(page.locale)(of)}
      before={
        <>
          <Crumbs
            crumbs={[
              { label: common('home'), href: linkFrom(page, 'home') },
              { label: nav('investorRelations'), href: linkFrom(page, 'investorRelations') },
              { label: pages('results.heading'), href: linkFrom(page, 'results') },
              { label: title },
            ]}
          />
          <InvestorPages page={page} className={styles.siblings} />
        </>
      }
      after={
        <div className={styles.label}>
          <ContentLabel />
        </div>
      }
    />
  );
}

interface OtherPeriodsProps {
  page: PageContext;
  next: PeriodResults | undefined;
  earlier: PeriodResults | undefined;
}

function OtherPeriods({ page, next, earlier }: OtherPeriodsProps) {
  const t = useTranslations('results.centre');
  const nameOf = usePeriodName();
  const way = (of: PeriodResults | undefined, label: string) =>
    of && (
      <TextLink href={linkFrom(page, 'results', { query: { id: of.period } })}>{`${label} · ${nameOf(of)}`}</TextLink>
    );
  return (
    <Section space="strip" tone="mist">
      <nav className={styles.others} aria-label={t('all')}>
        {way(earlier, t('earlier'))}
        {way(next, t('later'))}
        <TextLink href={linkFrom(page, 'results')}>{t('all')}</TextLink>
        <TextLink href={linkFrom(page, 'keyFigures')}>{t('keyFigures')}</TextLink>
      </nav>
    </Section>
  );
}
