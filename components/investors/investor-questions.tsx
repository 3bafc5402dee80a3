import type { CurrentList } from '@/lib/content/list-page';
import { isNarrowed } from '@/lib/routing/query';
import type { InteractiveQuestion } from '@/lib/website-api/types';
import styles from './investor-questions.module.css';
import { AskQuestion } from './question/ask-question';
import { QuestionEntry } from './question-entry';
import { QuestionTopics } from './question-topics';
import { RegisterPage } from './register-page';

/** Investor interaction (§2): topics, questions, the company’s answers, and the form for another one. */
export function InvestorQuestions(register: CurrentList<InteractiveQuestion>) {
  const { page, list } = register;
  const whole = !isNarrowed(list.filter);
  return (
    <RegisterPage {...register} action={<AskQuestion page={page} />}>
      {(questions) => (
        <div className={styles.columns}>
          <QuestionTopics page={page} list={list} />
          <div className={styles.questions}>
            {questions.map((question, index) => (
              <QuestionEntry
                key={`${question.publishTime}${question.questionContent}`}
                question={question}
                latest={whole && list.paging.pageIndex === 1 && index === 0}
              />
            ))}
          </div>
        </div>
      )}
    </RegisterPage>
  );
}
