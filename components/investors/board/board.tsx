import { ChevronDown } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { answerParts } from '@/lib/content/answer-parts';
import { type BoardMember, boardByGroup, isOfficeOf, PORTRAIT } from '@/lib/content/board';
import { COMMITTEES } from '@/lib/domain/board';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { TextLink } from '../../ui/actions/text-link';
import { Container } from '../../ui/layout/container';
import { Artwork } from '../../ui/media/artwork';
import { Icon } from '../../ui/media/icon';
import { Prose, Words } from '../../ui/text/words';
import { InvestorHeading } from '../investor-heading';
import styles from './board.module.css';

const SIZES = '(min-width: 961px) 112px, 80px';

/** Board members (§2): the directors in three groups, each with post, appointment, committees and introduction. */
export function Board({ page }: { page: PageContext }) {
  const t = useTranslations('investors.board');
  const governance = useTranslations('investors.governance');
  return (
    <>
      <InvestorHeading
        page={page}
        labelled
        aside={page.layout === 'desktop' && <Groups page={page} />}
        after={
          <TextLink href={linkFrom(page, 'corporateRegulation', { hash: 'matrix-title' })}>
            {governance('matrix.title')}
          </TextLink>
        }
      />
      <Container className={styles.board}>
        {boardByGroup(page.locale, page.layout === 'mobile' ? 'small' : 'whole').map(([group, members]) => (
          <section key={group} className={styles.group} aria-labelledby={`board-${group}`}>
            <h2 id={`board-${group}`}>
              <Words>{t(`groups.${group}`)}</Words>
              <span data-figures>
                {page.layout === 'mobile' ? members.length : t('count', { count: members.length })}
              </span>
            </h2>
            <ul className={styles.members}>
              {members.map((member) => (
                <li key={member.id} id={member.id} className={styles.member} data-testid="board-member">
                  <Member
                    member={member}
                    group={t(`groups.${group}`)}
                    whole={page.layout === 'desktop'}
                    first={group === 'executive'}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </>
  );
}

/** The groups with their numbers, each leading to its directors, beside the heading where there is room. */
function Groups({ page }: { page: PageContext }) {
  const t = useTranslations('investors.board');
  return (
    <nav aria-label={t('groups.label')} className={styles.groups}>
      {boardByGroup(page.locale).map(([group, members]) => (
        <a key={group} href={`#board-${group}`}>
          <Words>{t(`groups.${group}`)}</Words>
          <span data-figures>{members.length}</span>
        </a>
      ))}
    </nav>
  );
}

interface MemberProps {
  member: BoardMember;
  /** The heading above, which says what most of its members are. */
  group: string;
  /** All of the introduction stands there; else its first sentence, and what follows opens. */
  whole: boolean;
  first: boolean;
}

function Member({ member, group, whole, first }: MemberProps) {
  const t = useTranslations('investors.board');
  const { image, tile, name, office, position, expertise, appointed, committees, introduce } = member;
  const year = String(appointed);
  const post = expertise ? office : position;
  const seats = COMMITTEES.flatMap((committee) => {
    const seat = committees[committee];
    return seat ? [t(`seats.${seat}.${committee}`)] : [];
  }).join(t('seats.between'));
  return (
    <>
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
          {expertise && <li>{t.rich('expertise', { field: position, ...PARTS })}</li>}
          {seats && <li className={styles.seats}>{t.rich('seats.all', { seats, ...PARTS })}</li>}
        </ul>
      </div>
      <div className={styles.profile}>
        <Introduction name={name} text={introduce} whole={whole} />
      </div>
    </>
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

function Introduction({ name, text, whole }: { name: string; text: string; whole: boolean }) {
  const t = useTranslations('investors.board');
  const common = useTranslations('common');
  const { first, rest } = answerParts(text);
  if (whole || rest === undefined) {
    return (
      <p>
        <Prose>{text}</Prose>
      </p>
    );
  }
  return (
    <>
      <p>
        <Prose>{first}</Prose>
      </p>
      <details>
        <summary>
          <span className="visually-hidden">
            {t('profile')}
            {common('about', { what: name })}
          </span>
          <Icon of={ChevronDown} size={18} />
        </summary>
        <p>
          <Prose>{rest}</Prose>
        </p>
      </details>
    </>
  );
}
