import { useTranslations } from 'next-intl';
import type { InteractiveQuestion } from '@/lib/contract/types';
import type { CurrentList } from '@/lib/pages/list-page';
import { listQuery } from '@/lib/routing/query';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ChoiceLinks } from '../../data/choice-links';
import { Link } from '../../ui/actions/link';
import styles from './question-topics.module.css';

/** What investors ask about most: each is a search of a word, so its list has an address and needs no JavaScript. */
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

/** Named in the plural, in English, and sought by a word that texts have in either number. */
const SOUGHT_APART = ['dividend', 'licence', 'broker'] as const;

/** More would be a list of their own. */
const MOST_TOPICS = 3;

interface Topic {
  name: string;
  /** What is searched for. */
  word: string;
}

function isSoughtApart(topic: string): topic is (typeof SOUGHT_APART)[number] {
  return SOUGHT_APART.some((one) => one === topic);
}

function useTopics(): Record<(typeof TOPICS)[number], Topic> {
  const t = useTranslations('investors.questions.topics');
  const topics = TOPICS.map((topic) => {
    const name = t(`list.${topic}`);
    return [topic, { name, word: isSoughtApart(topic) ? t(`sought.${topic}`) : name }];
  });
  return Object.fromEntries(topics);
}

/** What is asked about, or else what the answer speaks of first: each leads to its list, where the question stands too. */
export function TopicsOf({ page, question }: { page: PageContext; question: InteractiveQuestion }) {
  const t = useTranslations('investors.questions.topics');
  const topics = useTopics();
  const topicsIn = (text: string) => Object.values(topics).filter(({ word }) => placeOf(word, text) >= 0);
  const asked = topicsIn(question.questionContent);
  const answer = question.answerContent;
  // An answer cites a report for what it says of something else.
  const shown = asked.length > 0 ? asked : firstIn(answer, topicsIn(answer), topics.reports);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.topics} aria-label={t('label')}>
      {shown.slice(0, MOST_TOPICS).map(({ name, word }) => (
        <li key={word}>
          <Link href={linkFrom(page, page.route, { query: { q: word } })}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Of topics that stand in a text the one that stands there first; one that only names a source where there is no other. */
function firstIn(text: string, topics: Topic[], source: Topic): Topic[] {
  const rank = (topic: Topic) => (topic === source ? text.length : placeOf(topic.word, text));
  return topics.sort((one, other) => rank(one) - rank(other)).slice(0, 1);
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
  const topics = [undefined, ...Object.values(useTopics())];
  return (
    <ChoiceLinks
      label={t('label')}
      lead={t('label')}
      screenOnly
      choices={topics.map((topic) => ({
        key: topic?.word ?? 'all',
        label: topic?.name ?? t('all'),
        href: linkFrom(page, page.route, {
          query: listQuery(page.route, { ...paging, pageIndex: 1 }, { q: topic?.word }),
        }),
        current: topic?.word === filter.q,
      }))}
    />
  );
}
