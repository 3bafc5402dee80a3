import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { beginsAt, generalMeetings, stateOf, turnoutOf, yearOf } from '@/lib/content/meetings';
import type { MeetingContent } from '@/lib/content-folder/model';
import { momentOf } from '@/lib/contract/moments';
import { percentWords } from '@/lib/domain/percent';
import { dateAndTime } from '@/lib/i18n/dates';
import { JsonLd } from '@/lib/seo/json-ld';
import { meetingEvent } from '@/lib/seo/structured/meeting-event';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ContentLabel } from '../../data/content-label';
import { Crumbs } from '../../data/crumbs';
import { TextLink } from '../../ui/actions/text-link';
import { Container } from '../../ui/layout/container';
import { PageHeading } from '../../ui/layout/page-heading';
import { Prose, Words } from '../../ui/text/words';
import { Days } from '../data/days';
import { type Fact, FactList } from '../data/fact-list';
import { filingHref } from '../data/source-link';
import { Outcome } from './meeting-list';
import styles from './meetings.module.css';
import { AskedResolutions, VotedResolutions } from './resolutions';

export interface MeetingProps {
  page: PageContext;
  meeting: MeetingContent;
  now: number;
}

/** A general meeting: before it deadlines and what is asked, after it the votes. */
export function Meeting({ page, meeting, now }: MeetingProps) {
  const t = useTranslations('dates.meetings');
  const state = stateOf(meeting, now);
  const name = t(meeting.kind, { year: String(yearOf(meeting)) });
  return (
    <>
      <MeetingHeading page={page} name={name} />
      {(state === 'ahead' || (state === 'cancelled' && beginsAt(meeting) > now)) && (
        <JsonLd data={meetingEvent(meeting, name, page)} />
      )}
      <Container className={styles.parts}>
        {meeting.cancelled && (
          <p className={styles.cancelled}>
            <strong>{t('cancelled')}</strong> <Prose>{meeting.cancelled[page.locale]}</Prose>
          </p>
        )}
        {state === 'counting' && (
          <p>
            <Prose>{t('counting')}</Prose>
          </p>
        )}
        <FactList facts={useFacts(meeting, page)} />
        {state === 'voted' ? <VotedResolutions page={page} meeting={meeting} /> : null}
        {state === 'ahead' || state === 'counting' ? <AskedResolutions page={page} meeting={meeting} /> : null}
        {meeting.howToVote && state !== 'cancelled' && (
          <Part id="vote" title={t('howToVote')}>
            <p>
              <Prose>{meeting.howToVote[page.locale]}</Prose>
            </p>
          </Part>
        )}
        <Papers page={page} meeting={meeting} />
        <Others page={page} meeting={meeting} />
      </Container>
    </>
  );
}

export function MeetingHeading({ page, name }: { page: PageContext; name: string }) {
  const pages = useTranslations('pages');
  const common = useTranslations('common');
  const nav = useTranslations('layout.nav');
  return (
    <PageHeading
      title={name}
      before={
        <Crumbs
          crumbs={[
            { label: common('home'), href: linkFrom(page, 'home') },
            { label: nav('investorRelations'), href: linkFrom(page, 'investorRelations') },
            { label: pages('generalMeetings.heading'), href: linkFrom(page, 'generalMeetings') },
            { label: name },
          ]}
        />
      }
      after={<ContentLabel />}
    />
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className={styles.row}>
      <h2 id={`${id}-title`}>
        <Words>{title}</Words>
      </h2>
      {children}
    </section>
  );
}

/** Day, place and deadlines, and of a meeting that was voted its outcome and turnout first. */
function useFacts(meeting: MeetingContent, { locale }: PageContext): Fact[] {
  const t = useTranslations('dates.meetings');
  const { held, place, link, proxyBy, lodgeBy, closedFrom, closedTo, voted, entitled, resolutions } = meeting;
  const turnout = turnoutOf(meeting);
  const clock = (moment: string | undefined) => {
    const at = momentOf(moment);
    return at !== undefined && <time dateTime={new Date(at).toISOString()}>{dateAndTime(at, locale)}</time>;
  };
  const facts: (Fact | false)[] = [
    resolutions.some(({ passed }) => passed !== undefined) && {
      key: 'outcome',
      label: t('facts.outcome'),
      value: <Outcome meeting={meeting} />,
    },
    turnout !== undefined && {
      key: 'turnout',
      label: t('facts.turnout'),
      value: percentWords(turnout),
      note: t('facts.turnoutNote', { voted: numberWords(voted), entitled: numberWords(entitled) }),
    },
    { key: 'begins', label: t('facts.begins'), value: clock(meeting.at) },
    {
      key: 'place',
      label: t('facts.place'),
      value: place ? <Words>{place[locale]}</Words> : t(`held.${held}`),
      ...(place && { note: t(`held.${held}`) }),
      ...(link !== undefined && { source: { href: link, label: t('join') } }),
    },
    proxyBy !== undefined && { key: 'proxyBy', label: t('facts.proxyBy'), value: clock(proxyBy) },
    lodgeBy !== undefined && { key: 'lodgeBy', label: t('facts.lodgeBy'), value: clock(lodgeBy) },
    closedFrom !== undefined && {
      key: 'closed',
      label: t('facts.closed'),
      value: <Days from={closedFrom} to={closedTo} />,
    },
  ];
  return facts.filter((fact) => fact !== false);
}

const numberWords = (count: number | undefined) => (count ?? 0).toLocaleString('en');

const PAPERS = ['notice', 'circular', 'proxyForm', 'results'] as const;

function Papers({ page, meeting: { papers = {} } }: Omit<MeetingProps, 'now'>) {
  const t = useTranslations('dates.meetings');
  const given = PAPERS.flatMap((paper) => {
    const filing = papers[paper];
    return filing === undefined ? [] : [{ paper, filing }];
  });
  if (given.length === 0) return null;
  return (
    <Part id="papers" title={t('papers')}>
      <ul className={styles.papers}>
        {given.map(({ paper, filing }) => (
          <li key={paper}>
            <TextLink href={filingHref(page, filing)}>{t(`paper.${paper}`)}</TextLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The meetings before and after this one, and the list of all. */
function Others({ page, meeting }: Omit<MeetingProps, 'now'>) {
  const t = useTranslations('dates.meetings');
  const meetings = generalMeetings();
  const place = meetings.findIndex(({ id }) => id === meeting.id);
  const others = [
    ['later', meetings[place - 1]],
    ['earlier', meetings[place + 1]],
  ] as const;
  return (
    <nav aria-label={t('list')} className={styles.others}>
      {others.map(
        ([which, other]) =>
          other && (
            <TextLink key={which} href={linkFrom(page, 'generalMeetings', { query: { id: other.id } })}>
              {t(other.kind, { year: String(yearOf(other)) })}
            </TextLink>
          ),
      )}
      <TextLink href={linkFrom(page, 'generalMeetings')}>{t('all')}</TextLink>
    </nav>
  );
}
