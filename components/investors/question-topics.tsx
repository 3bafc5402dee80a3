import { useTranslations } from 'next-intl';
import type { CurrentList } from '@/lib/content/list-page';
import { listQuery } from '@/lib/routing/query';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { InteractiveQuestion } from '@/lib/website-api/types';
import { ChoiceLinks } from '../data/choice-links';
import { Link } from '../ui/link';
import styles from './question-topics.module.css';

/** What investors ask about most: each is a search of that word, so its list has an address and needs no JavaScript. */
const TOPICS = [
  'results',
  'dividend',
  'saas',
  'dataCentre',
  'research',
  'options',
  'licence',
  'gem',
  'esop',
  'renminbi',
  'reports',
  'broker',
] as const;

/** More would be a list of their own. */
const MOST_TOPICS = 3;

/** What is asked about, or else what the answer speaks of first: each leads to its list, where the question stands too. */
export function TopicsOf({ page, question }: { page: PageContext; question: InteractiveQuestion }) {
  const t = useTranslations('investors.questions.topics');
  const wordsIn = (text: string) =>
    TOPICS.map((topic) => t(`list.${topic}`)).filter((word) => placeOf(word, text) >= 0);
  const asked = wordsIn(question.questionContent);
  const answer = question.answerContent;
  // An answer cites a report for what it says of something else.
  const words = asked.length > 0 ? asked : firstIn(answer, wordsIn(answer), t('list.reports'));
  if (words.length === 0) return null;
  return (
    <ul className={styles.topics} aria-label={t('label')}>
      {words.slice(0, MOST_TOPICS).map((word) => (
        <li key={word}>
          <Link href={linkFrom(page, page.route, { query: { q: word } })}>{word}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Of words that stand in a text the one that stands there first; one that only names a source where there is no other. */
function firstIn(text: string, words: string[], source: string): string[] {
  const rank = (word: string) => (word === source ? text.length : placeOf(word, text));
  return words.sort((one, other) => rank(one) - rank(other)).slice(0, 1);
}

/** Where a word begins in a text, -1 where it does not: there is no GEM in management. */
function placeOf(word: string, text: string): number {
  const [sought, within] = [word.toLowerCase(), text.toLowerCase()];
  let at = within.indexOf(sought);
  while (at > 0 && /[a-z]/.test(within.charAt(at - 1))) at = within.indexOf(sought, at + 1);
  return at;
}

/** What the list can be narrowed to. */
export function QuestionTopics({ page, list }: CurrentList<unknown>) {
  const t = useTranslations('investors.questions.topics');
  const { paging, filter } = list;
  const words = [undefined, ...TOPICS.map((topic) => t(`list.${topic}`))];
  return (
    <ChoiceLinks
      label={t('label')}
      lead={t('label')}
      screenOnly
      choices={words.map((word) => ({
        key: word ?? 'all',
        label: word ?? t('all'),
        href: linkFrom(page, page.route, {
          query: listQuery(page.route, { ...paging, pageIndex: 1 }, { q: word }),
        }),
        current: word === filter.q,
      }))}
    />
  );
}
