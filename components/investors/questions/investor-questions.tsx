import type { InteractiveQuestion } from '@/lib/contract/types';
import { isNarrowed } from '@/lib/domain/list-filter';
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

/** Investor interaction (§2): topics, questions, the company’s answers, and the form for another one. */
export function InvestorQuestions(register: CurrentList<InteractiveQuestion>) {
  const { page, list } = register;
  const whole = !isNarrowed(list.filter);
  return (
    <RegisterPage
      {...register}
      action={<AskQuestion page={page} />}
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
