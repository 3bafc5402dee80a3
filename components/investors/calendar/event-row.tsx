import { useTranslations } from 'next-intl';
import type { CompanyEvent } from '@/lib/content/company-events';
import { generalMeeting } from '@/lib/content/meetings';
import { dayMonthYear } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Link } from '../../ui/actions/link';
import { Prose, Words } from '../../ui/text/words';
import { Days } from '../data/days';
import { SourceLink } from '../data/source-link';
import styles from './calendar.module.css';

interface EventRowProps {
  page: PageContext;
  event: CompanyEvent;
  /** It is over: how sure it was is of no interest. */
  past?: boolean;
}

/** An event of the calendar: its day, what it is, and how sure it is; one that was cancelled is struck, with the reason. */
export function EventRow({ page, event, past = false }: EventRowProps) {
  const t = useTranslations('dates.calendar');
  const { id, from, to, kind, title, cancelled, note, filing, meeting, sequence, changed } = event;
  const state = cancelled === undefined ? event.certainty : 'cancelled';
  return (
    <li className={styles.row} data-state={state} id={id}>
      <span data-figures>
        <Days from={from} to={to} />
      </span>
      <div className={styles.what}>
        <p className={styles.title}>
          {cancelled === undefined ? (
            <Words>{title}</Words>
          ) : (
            <s>
              <Words>{title}</Words>
            </s>
          )}
        </p>
        {(cancelled ?? note) !== undefined && (
          <p className={styles.quiet}>
            <Prose>{cancelled ?? note}</Prose>
          </p>
        )}
        {sequence > 0 && changed !== undefined && (
          <p className={styles.quiet}>{t('changed', { day: dayMonthYear(changed) })}</p>
        )}
        <p className={styles.links}>
          {filing !== undefined && (
            <SourceLink page={page} filing={filing}>
              {t('announcement')}
            </SourceLink>
          )}
          {kind === 'generalMeeting' && generalMeeting(meeting) && (
            <Link href={linkFrom(page, 'generalMeetings', { query: { id: meeting } })} className={styles.link}>
              {t('meeting')}
            </Link>
          )}
        </p>
      </div>
      {!(past && state !== 'cancelled') && <Certainty state={state} />}
    </li>
  );
}

/** Whether a day is firm, expected or cancelled, in a word. */
export function Certainty({ state }: { state: 'firm' | 'expected' | 'cancelled' }) {
  const t = useTranslations('dates.certainty');
  return (
    <span className={styles.certainty} data-state={state}>
      {t(state)}
    </span>
  );
}
