import { useTranslations } from 'next-intl';
import { readRegister } from '@/lib/api/reads';
import { type CitedDocuments, readCitedDocuments } from '@/lib/content/answer-sources';
import { untilDatesChange } from '@/lib/content/dates-life';
import type { InteractiveQuestion } from '@/lib/contract/types';
import { medianTimeToAnswer } from '@/lib/domain/answer-time';
import { isNarrowed } from '@/lib/domain/list-filter';
import type { Locale } from '@/lib/i18n/locales';
import type { CurrentList } from '@/lib/pages/list-page';
import { JsonLd } from '@/lib/seo/json-ld';
import { faqPage } from '@/lib/seo/structured/questions';
import { RegisterPage } from '../register/register-page';
import { AskQuestion } from './ask-question';
import styles from './investor-questions.module.css';
import { QuestionEntry } from './question-entry';
import { QuestionTopics } from './question-topics';

/** The same for search engines. */
function Answers({ questions }: { questions: InteractiveQuestion[] }) {
  const data = faqPage(questions);
  return data && <JsonLd data={data} />;
}

/** What the page of questions shows beside them. */
export interface BesidesQuestions {
  /** Documents that answers cite. */
  documents: CitedDocuments;
  /** How long answers of the past year took, where that was measured. */
  median?: ReturnType<typeof medianTimeToAnswer>;
}

type InvestorQuestionsProps = CurrentList<InteractiveQuestion> & Partial<BesidesQuestions>;

const NONE: CitedDocuments = new Map();

/** Reads what stands beside the questions; the page ends with the day on which a closed period begins or ends. */
export async function readBesidesQuestions(locale: Locale): Promise<BesidesQuestions> {
  await untilDatesChange();
  const [documents, answers] = await Promise.all([
    readCitedDocuments(locale),
    readRegister('interactiveQuestions', locale),
  ]);
  return {
    documents,
    median: answers.state === 'failed' ? undefined : medianTimeToAnswer(answers.data, Date.now()),
  };
}

/** Investor interaction (§2): topics, questions, the company’s answers, and the form for another one. */
export function InvestorQuestions({ documents = NONE, median, ...register }: InvestorQuestionsProps) {
  const t = useTranslations('answers.median');
  const { page, list } = register;
  const whole = !isNarrowed(list.filter);
  return (
    <RegisterPage
      {...register}
      files
      action={
        <>
          <AskQuestion page={page} />
          {median && (
            <p className={styles.median} data-figures>
              {t(median.unit, { count: median.count, of: median.of })}
            </p>
          )}
        </>
      }
      topics={list.filter.item === undefined && <QuestionTopics page={page} list={list} />}
    >
      {(questions) => (
        <>
          <Answers questions={questions} />
          <div className={styles.questions}>
            {questions.map((question, index) => (
              <QuestionEntry
                key={`${question.publishTime}${question.questionContent}`}
                question={question}
                page={page}
                documents={documents}
                whole={list.filter.item !== undefined}
                latest={whole && list.paging.pageIndex === 1 && index === 0}
              />
            ))}
          </div>
        </>
      )}
    </RegisterPage>
  );
}
