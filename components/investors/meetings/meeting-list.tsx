import { useTranslations } from 'next-intl';
import { companyEvents, nextEvents } from '@/lib/content/company-events';
import {
  beginsAt,
  generalMeetings,
  resolutionsAbout,
  stateOf,
  supportOf,
  turnoutOf,
  yearOf,
} from '@/lib/content/meetings';
import type { MeetingContent } from '@/lib/content-folder/model';
import { percentWords } from '@/lib/domain/percent';
import { RESOLUTION_SUBJECTS } from '@/lib/domain/shareholder-dates';
import { isoDay } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { FollowLinks } from '../../data/follow-links';
import { Link } from '../../ui/actions/link';
import { Container } from '../../ui/layout/container';
import { EmptyState } from '../../ui/layout/empty-state';
import { Words } from '../../ui/text/words';
import { DataTable } from '../data/data-table';
import { Days } from '../data/days';
import { TakeAway } from '../data/take-away';
import { InvestorHeading } from '../investor-heading';
import styles from './meetings.module.css';

/** General meetings: the next and the latest first, then all of them, and their resolutions year beside year. */
export function MeetingList({ page, now }: { page: PageContext; now: number }) {
  const empty = useTranslations('common.empty');
  const meetings = generalMeetings();
  const voted = meetings.filter((meeting) => stateOf(meeting, now) === 'voted');
  return (
    <>
      <InvestorHeading page={page} labelled />
      <Container className={styles.parts}>
        <First page={page} now={now} latest={voted[0]} />
        {meetings.length > 0 ? (
          <All page={page} meetings={meetings} now={now} />
        ) : (
          <EmptyState title={empty('title')} text={empty('text')} />
        )}
        {voted.length > 0 && <Matrix page={page} meetings={voted} />}
        <FollowLinks page={page} />
      </Container>
    </>
  );
}

/** The next meeting, announced or expected, and what became of the latest one. */
function First({ page, now, latest }: { page: PageContext; now: number; latest: MeetingContent | undefined }) {
  const t = useTranslations('dates.meetings');
  const certainty = useTranslations('dates.certainty');
  const known = companyEvents(page.locale).length;
  const next = nextEvents(page.locale, now, known).find(({ kind }) => kind === 'generalMeeting');
  if (!next && !latest) return null;
  return (
    <dl className={styles.first}>
      {next && (
        <div>
          <dt>{t('next')}</dt>
          <dd>
            <Words>{next.title}</Words>
          </dd>
          <dd data-figures>
            <Days from={next.from} to={next.to} /> · {certainty(next.certainty)}
          </dd>
        </div>
      )}
      {latest && (
        <div>
          <dt>{t('latest')}</dt>
          <dd>
            <MeetingLink page={page} meeting={latest} />
          </dd>
          <dd data-figures>
            <Days from={isoDay(beginsAt(latest))} /> · <Outcome meeting={latest} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function MeetingLink({ page, meeting }: { page: PageContext; meeting: MeetingContent }) {
  const t = useTranslations('dates.meetings');
  return (
    <Link href={linkFrom(page, 'generalMeetings', { query: { id: meeting.id } })} className={styles.link}>
      <Words>{t(meeting.kind, { year: String(yearOf(meeting)) })}</Words>
    </Link>
  );
}

/** How many resolutions were passed, in words. */
export function Outcome({ meeting }: { meeting: MeetingContent }) {
  const t = useTranslations('dates.meetings');
  const all = meeting.resolutions.length;
  const lost = meeting.resolutions.filter(({ passed }) => passed === false).length;
  return <Words>{lost === 0 ? t('outcomeAll', { all }) : t('outcomeSome', { all, lost })}</Words>;
}

function All({ page, meetings, now }: { page: PageContext; meetings: readonly MeetingContent[]; now: number }) {
  const t = useTranslations('dates.meetings');
  return (
    <section aria-labelledby="list-title" className={styles.part}>
      <h2 id="list-title">
        <Words>{t('list')}</Words>
      </h2>
      <DataTable labelledBy="list-title" sticky>
        <thead>
          <tr>
            <th scope="col">{t('columns.meeting')}</th>
            <th scope="col">{t('columns.day')}</th>
            <th scope="col" data-number>
              {t('columns.resolutions')}
            </th>
            <th scope="col" data-number>
              {t('columns.passed')}
            </th>
            <th scope="col" data-number>
              {t('columns.lowest')}
            </th>
            <th scope="col" data-number>
              {t('columns.turnout')}
            </th>
          </tr>
        </thead>
        <tbody>
          {meetings.map((meeting) => (
            <tr key={meeting.id}>
              <th scope="row">
                <MeetingLink page={page} meeting={meeting} />
              </th>
              <td>
                <Days from={isoDay(beginsAt(meeting))} />
              </td>
              <td data-number>{meeting.resolutions.length}</td>
              <Votes meeting={meeting} now={now} />
            </tr>
          ))}
        </tbody>
      </DataTable>
      <TakeAway page={page} name="general-meetings" />
    </section>
  );
}

/** The last cells of a meeting: its votes, or why there are none. */
function Votes({ meeting, now }: { meeting: MeetingContent; now: number }) {
  const certainty = useTranslations('dates.certainty');
  const state = stateOf(meeting, now);
  if (state !== 'voted') return <td colSpan={3}>{state === 'cancelled' && certainty('cancelled')}</td>;
  const passed = meeting.resolutions.filter((resolution) => resolution.passed).length;
  const isLost = passed < meeting.resolutions.length;
  const supports = meeting.resolutions.flatMap((resolution) => supportOf(resolution) ?? []);
  const turnout = turnoutOf(meeting);
  return (
    <>
      <td data-number className={isLost ? styles.lost : undefined}>
        {passed}
      </td>
      <td data-number>{supports.length > 0 && percentWords(Math.min(...supports))}</td>
      <td data-number>{turnout !== undefined && percentWords(turnout)}</td>
    </>
  );
}

/** Resolutions of every year by what they are about. */
function Matrix({ page, meetings }: { page: PageContext; meetings: readonly MeetingContent[] }) {
  const t = useTranslations('dates.meetings');
  const subjects = RESOLUTION_SUBJECTS.filter((subject) =>
    meetings.some((meeting) => resolutionsAbout(meeting, subject).length > 0),
  );
  return (
    <section aria-labelledby="matrix-title" className={styles.part}>
      <h2 id="matrix-title">
        <Words>{t('matrix')}</Words>
      </h2>
      <DataTable labelledBy="matrix-title" sticky caption={<Words>{t('matrixNote')}</Words>}>
        <thead>
          <tr>
            <th scope="col">{t('columns.subject')}</th>
            {meetings.map((meeting) => (
              <th key={meeting.id} scope="col" data-number>
                <Link
                  href={linkFrom(page, 'generalMeetings', { query: { id: meeting.id } })}
                  aria-label={t(meeting.kind, { year: String(yearOf(meeting)) })}
                  className={styles.link}
                >
                  {meeting.kind === 'agm' ? yearOf(meeting) : t('egm', { year: String(yearOf(meeting)) })}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subjects.map((subject) => (
            <tr key={subject}>
              <th scope="row">
                <Words>{t(`subjects.${subject}`)}</Words>
              </th>
              {meetings.map((meeting) => (
                <Cell key={meeting.id} resolutions={resolutionsAbout(meeting, subject)} />
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}

/** Votes for the resolutions of one meeting about one thing: one, or the lowest and the highest. */
function Cell({ resolutions }: { resolutions: MeetingContent['resolutions'] }) {
  const t = useTranslations('dates.meetings');
  const supports = resolutions.flatMap((resolution) => supportOf(resolution) ?? []);
  if (supports.length === 0) return <td data-number>–</td>;
  const [lowest, highest] = [Math.min(...supports), Math.max(...supports)].map((each) => (each / 100).toFixed(2));
  const lost = resolutions.filter(({ passed }) => passed === false).length;
  return (
    <td data-number className={lost > 0 ? styles.lost : undefined}>
      {lowest === highest ? lowest : `${lowest}–${highest}`}
      {lost > 0 && <span className={styles.mark}>{t('lost')}</span>}
    </td>
  );
}
