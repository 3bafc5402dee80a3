import { type BoardMember, boardMembers } from '@/lib/content/board';
import type { PageContext } from '@/lib/site/page-context';
import { Artwork } from '../ui/artwork';
import { Container } from '../ui/section';
import styles from './board.module.css';
import { InvestorHeading } from './investor-heading';

const PORTRAIT = '(min-width: 860px) 200px, 33vw';

/** Board members (§2): nine entries; those with a portrait come first and stand larger. */
export function Board({ page }: { page: PageContext }) {
  const members = boardMembers(page.locale);
  return (
    <>
      <InvestorHeading page={page} labelled />
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
