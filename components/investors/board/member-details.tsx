import { useTranslations } from 'next-intl';
import type { BoardMember } from '@/lib/content/board';
import { COMMITTEES } from '@/lib/domain/board';
import { Words } from '../../ui/text/words';
import styles from './member-details.module.css';

const MEETINGS = ['board', ...COMMITTEES, 'general'] as const;

/** What else content says of a director: skills, meetings attended, other seats, how to reach the lead independent one. */
export function MemberDetails({ member }: { member: BoardMember }) {
  const t = useTranslations('board');
  const { skills, attendance, training, otherSeats, contact } = member;
  const meetings = MEETINGS.flatMap((name) => {
    const given = attendance?.[name];
    return given ? [[t(`meeting.${name}`), t('attended', given)].join(' ')] : [];
  });
  const facts = [
    [t('skills'), skills],
    [attendance && t('attendance', { year: String(attendance.year) }), meetings],
    [
      training && t('training', { year: String(training.year) }),
      training ? [t('hours', { hours: training.hours }), ...training.topics] : [],
    ],
    [t('otherSeats'), otherSeats.map((seat) => t('seat', seat))],
  ] as const;
  const given = facts.filter(([, values]) => values.length > 0);
  if (given.length === 0 && contact === undefined) return null;
  return (
    <dl className={styles.details} data-figures>
      {given.map(([label, values]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Words>{values.join(t('between'))}</Words>
          </dd>
        </div>
      ))}
      {contact !== undefined && (
        <div>
          <dt>{t('contact')}</dt>
          <dd>
            <a href={`mailto:${contact}`}>{contact}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}
