import { Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { answerParts } from '@/lib/content/answer-parts';
import type { CitedDocuments } from '@/lib/content/answer-sources';
import type { InteractiveQuestion } from '@/lib/contract/types';
import type { PageContext } from '@/lib/site/page-context';
import { Day } from '../../data/file-facts';
import { ShareEntry } from '../../share/share-link';
import { Icon } from '../../ui/media/icon';
import { Prose, Words } from '../../ui/text/words';
import { AnswerFacts } from './answer-facts';
import styles from './question-entry.module.css';
import { TopicsOf } from './question-topics';

export interface QuestionEntryProps {
  question: InteractiveQuestion;
  page: PageContext;
  /** The newest of all carries the tag (§2). */
  latest: boolean;
  /** All of the answer stands open: it is what the page is about. */
  whole: boolean;
  documents: CitedDocuments;
}

/** One question and the company's answer (§2): the sentence that answers stands there, what explains it opens. */
export function QuestionEntry({ question, page, latest, whole, documents }: QuestionEntryProps) {
  const t = useTranslations('investors.questions');
  const common = useTranslations('common');
  const { first, rest } = answerParts(question.answerContent);
  const id = answerId(question);
  return (
    <article className={styles.entry} data-testid="qa-item">
      <QuestionDay question={question} latest={latest} />
      <div className={styles.topics}>
        <TopicsOf page={page} question={question} />
      </div>
      <span className={styles.share}>
        <ShareEntry page={page} register="interactiveQuestions" entry={question} />
      </span>
      <h2 className={styles.question}>
        <Words>{question.questionContent}</Words>
      </h2>
      {first && (
        <p className={styles.first} id={rest === undefined ? id : undefined}>
          <Prose>{first}</Prose>
        </p>
      )}
      {rest !== undefined && (
        <details className={styles.rest} open={whole}>
          <summary>
            <Icon of={Plus} size={16} strokeWidth={2} />
            <span className={styles.opens}>{t('whole')}</span>
            <span className={styles.closes}>{t('less')}</span>
            <span className="visually-hidden">{common('about', { what: question.questionContent })}</span>
          </summary>
          {/* A link to what a closed element holds opens it. */}
          <p id={id}>
            <Prose>{rest}</Prose>
          </p>
        </details>
      )}
      <AnswerFacts page={page} question={question} documents={documents} />
    </article>
  );
}

/** Names an answer within its page, so that it can be linked to; one without a date has no name. */
export function answerId({ publishTime }: InteractiveQuestion): string | undefined {
  return publishTime === undefined ? undefined : `answer-${Math.round(publishTime / 1000)}`;
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
