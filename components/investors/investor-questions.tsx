import type { PageContext } from '@/lib/page-context';
import type { ListPage } from '@/lib/website-api/list-page';
import type { InteractiveQuestion } from '@/lib/website-api/types';
import { QuestionEntry } from './entries';
import { RegisterPage } from './register-page';

/** Investor interaction (§2): questions and the company’s answers. */
export function InvestorQuestions({ page, list }: { page: PageContext; list: ListPage<InteractiveQuestion> }) {
  return (
    <RegisterPage
      page={{ ...page, route: 'investorQuestions' }}
      list={list}
      entry={(item) => <QuestionEntry key={item.questionContent} question={item} />}
    />
  );
}
