import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { companyWords } from '@/lib/company/company-words';
import { untilDatesChange } from '@/lib/content/dates-life';
import { beginsAt, generalMeeting, yearOf } from '@/lib/content/meetings';
import type { MeetingContent } from '@/lib/content-folder/model';
import { longDate } from '@/lib/i18n/dates';
import type { PageContent } from '@/lib/pages/define-page';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ButtonLink } from '../../ui/actions/button';
import { Container } from '../../ui/layout/container';
import { EmptyState } from '../../ui/layout/empty-state';
import { Meeting, MeetingHeading } from './meeting';
import { MeetingList } from './meeting-list';
import styles from './meetings.module.css';

interface MeetingsData {
  page: PageContext<'generalMeetings'>;
  now: number;
  /** The one that was asked for, where content has it. */
  meeting?: MeetingContent | undefined;
  isMissing: boolean;
}

/** General meetings, or one of them by its name, on both layouts. */
export const meetingsPage: PageContent<'generalMeetings', MeetingsData> = {
  read: async ({ page, name }) => {
    const now = Date.now();
    await untilDatesChange(now);
    const meeting = generalMeeting(name);
    const shown = name === undefined ? page : { ...page, query: { id: name } };
    return { page: shown, now, meeting, isMissing: name !== undefined && meeting === undefined };
  },
  metadata: async ({ page: { locale }, meeting, isMissing }) => {
    if (meeting === undefined) return { hidden: isMissing };
    const t = await getTranslations({ locale, namespace: 'dates.meetings' });
    const title = t(meeting.kind, { year: String(yearOf(meeting)) });
    return {
      title,
      description: t('description', {
        ...companyWords(locale),
        meeting: title,
        day: longDate(beginsAt(meeting), locale),
      }),
    };
  },
  answer: ({ isMissing }) => (isMissing ? 'missing' : undefined),
  View: ({ page, now, meeting, isMissing }) => {
    if (meeting) return <Meeting page={page} meeting={meeting} now={now} />;
    return isMissing ? <Missing page={page} /> : <MeetingList page={page} now={now} />;
  },
};

function Missing({ page }: { page: PageContext }) {
  const t = useTranslations('dates.meetings');
  return (
    <>
      <MeetingHeading page={page} name={t('missing')} />
      <Container className={styles.parts}>
        <EmptyState
          title={t('missing')}
          text={t('missingText')}
          action={
            <ButtonLink look="outline" href={linkFrom(page, 'generalMeetings')}>
              {t('all')}
            </ButtonLink>
          }
        />
      </Container>
    </>
  );
}
