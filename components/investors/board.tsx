import { useTranslations } from 'next-intl';
import { type BoardMember, boardMembers } from '@/lib/company/board';
import type { PageContext } from '@/lib/page-context';
import { isSampleContent } from '@/lib/website-api';
import { Artwork } from '../ui/artwork';
import { SampleLabel } from '../ui/sample-label';
import { Container } from '../ui/section';
import styles from './board.module.css';
import { InvestorHeading } from './investor-heading';

const PORTRAIT = '(min-width: 860px) 200px, 33vw';

/** Board members (§2): nine entries; those with a portrait come first and stand larger. */
export function Board({ page }: { page: PageContext }) {
  const sample = useTranslations('common')('sample');
  const members = boardMembers(page.locale);
  return (
    <>
      <InvestorHeading
        page={page}
        after={
          isSampleContent() && (
            <div className={styles.sample}>
              <SampleLabel>{sample}</SampleLabel>
            </div>
          )
        }
      />
      <Container className={styles.board}>
        <ul className={styles.members}>
          {members.map((member) => (
            <li
              key={member.position}
              className={styles.member}
              data-pictured={member.image ? '' : undefined}
              data-testid="board-member"
            >
              <Member member={member} />
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}

function Member({ member: { image, name, position, introduce } }: { member: BoardMember }) {
  return (
    <>
      {image && <Artwork art={image} alt="" sizes={PORTRAIT} className={styles.portrait} />}
      <div className={styles.name}>
        <p>{name}</p>
        <h2>{position}</h2>
      </div>
      <p className={styles.introduce}>{introduce}</p>
    </>
  );
}
