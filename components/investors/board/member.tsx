import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type BoardMember, isOfficeOf, PORTRAIT, startOf } from '@/lib/content/board';
import { COMMITTEES } from '@/lib/domain/board';
import { longDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { Artwork } from '../../ui/media/artwork';
import { Words } from '../../ui/text/words';
import { Introduction } from './introduction';
import styles from './member.module.css';
import { MemberDetails } from './member-details';

const SIZES = '(min-width: 961px) 112px, 80px';

interface MemberProps {
  member: BoardMember;
  locale: Locale;
  /** The heading above, which says what most of its members are. */
  group: string;
  /** All of the introduction stands there; else its first sentence, and what follows opens. */
  whole: boolean;
  first: boolean;
}

/** A director as a row of the list: portrait, name, post, facts and introduction. */
export function Member({ member, locale, group, whole, first }: MemberProps) {
  const dated = useTranslations('board');
  const t = useTranslations('investors.board');
  const { id, image, tile, name, office, position, expertise, appointed, committees, introduce } = member;
  const { years, longTenure, until } = member;
  const year = String(appointed);
  const post = expertise ? office : position;
  const seats = COMMITTEES.flatMap((committee) => {
    const seat = committees[committee];
    return seat ? [t(`seats.${seat}.${committee}`)] : [];
  }).join(t('seats.between'));
  return (
    <li id={id} className={styles.member} data-testid="board-member">
      {image ? (
        <Artwork art={image} alt="" sizes={SIZES} priority={first} className={styles.portrait} />
      ) : (
        <span className={styles.portrait}>
          <svg
            aria-hidden="true"
            preserveAspectRatio="xMidYMin slice"
            viewBox={`0 0 ${PORTRAIT.width} ${PORTRAIT.height}`}
          >
            {tile && <image href={tile} {...PORTRAIT} />}
          </svg>
        </span>
      )}
      <div className={styles.words}>
        <h3>
          <Words>{name}</Words>
        </h3>
        {/* On a phone the heading just above has said it. */}
        <p className={whole || !isOfficeOf(post, group) ? styles.post : 'visually-hidden'}>
          <Post>{post}</Post>
          {post !== office && isOfficeOf(office, group) && <span className="visually-hidden"> {office}</span>}
        </p>
        <ul className={styles.facts}>
          <li data-figures>
            <Words>
              {expertise || isOfficeOf(office, group) ? t('since', { year }) : t('appointed', { year, office })}
            </Words>
          </li>
          <li data-figures>
            <Words>{dated('tenure', { years })}</Words>
          </li>
          {longTenure !== undefined && (
            <li data-figures>
              <Words>{dated('longTenure', { day: longDate(startOf(longTenure), locale) })}</Words>
            </li>
          )}
          {until !== undefined && (
            <li data-figures>
              <Words>{dated('until', { day: longDate(startOf(until), locale) })}</Words>
            </li>
          )}
          {expertise && <li>{t.rich('expertise', { field: position, ...PARTS })}</li>}
          {seats && <li className={styles.seats}>{t.rich('seats.all', { seats, ...PARTS })}</li>}
        </ul>
      </div>
      <Introduction name={name} text={introduce} whole={whole}>
        <MemberDetails member={member} />
      </Introduction>
    </li>
  );
}

/** What is said of a director, and before it what that is, which is only heard where a phone has no room for it. */
const PARTS = {
  label: (text: ReactNode) => <span className={styles.label}>{text}</span>,
  words: (text: ReactNode) => <Words>{[text].flat().join('')}</Words>,
};

/** A word with a hyphen stays on one line: Independent Non-executive Director. */
function Post({ children: post }: { children: string }) {
  const parts = post.split(/(\S+-\S+)/);
  if (parts.length === 1) return <Words>{post}</Words>;
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
