import { useTranslations } from 'next-intl';
import type { PeriodResults } from '@/lib/content/results';
import { itemKey } from '@/lib/contract/item-key';
import type { InteractiveQuestion } from '@/lib/contract/types';
import { longDate } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Day } from '../../data/file-facts';
import { Link } from '../../ui/actions/link';
import { Prose, Words } from '../../ui/text/words';
import styles from './results.module.css';

export interface AnswersSinceProps {
  page: PageContext;
  /** Newest first. */
  answers: readonly InteractiveQuestion[];
  of: PeriodResults;
  next: PeriodResults | undefined;
}

/** What the company has answered after these results and before the next. */
export function AnswersSince({ page, answers, of, next }: AnswersSinceProps) {
  const t = useTranslations('results.centre');
  const from = longDate(of.publishedAt, page.locale);
  return (
    <>
      <p className={styles.note}>
        <Prose>
          {next?.publishedAt === undefined
            ? t('answersSince', { from })
            : t('answersLead', { from, to: longDate(next.publishedAt, page.locale) })}
        </Prose>
      </p>
      <ul className={styles.documents}>
        {answers.map((question) => (
          <li key={itemKey('interactiveQuestions', question)}>
            <span className={styles.kind} data-figures>
              <Day moment={question.publishTime} />
            </span>
            <Link
              href={linkFrom(page, 'investorQuestions', {
                query: { item: itemKey('interactiveQuestions', question) },
              })}
              className={styles.title}
            >
              <Words>{question.questionContent}</Words>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
