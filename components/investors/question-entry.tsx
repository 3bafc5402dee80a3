import { useTranslations } from 'next-intl';
import type { InteractiveQuestion } from '@/lib/website-api/types';
import { Day } from './file-facts';
import styles from './question-entry.module.css';

export interface QuestionEntryProps {
  question: InteractiveQuestion;
  /** The newest of all carries the tag (§2). */
  latest: boolean;
  level?: 2 | 3;
}

/** One question and the company's answer (§2). */
export function QuestionEntry({ question, latest, level = 2 }: QuestionEntryProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.entry} data-testid="qa-item">
      <QuestionDay question={question} latest={latest} />
      <div>
        <Heading className={styles.question}>{question.questionContent}</Heading>
        <p className={styles.answer}>{question.answerContent}</p>
      </div>
    </article>
  );
}

/** Date of a question, and whether it is the latest. */
export function QuestionDay({ question, latest }: Pick<QuestionEntryProps, 'question' | 'latest'>) {
  const t = useTranslations('investors.questions');
  return (
    <p className={styles.day}>
      <Day moment={question.publishTime} />
      {latest && <span className={styles.tag}>{t('latest')}</span>}
    </p>
  );
}
