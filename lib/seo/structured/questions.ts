import type { FAQPage } from 'schema-dts';
import type { InteractiveQuestion } from '../../contract/types';

/** Questions of investors with the company's answers (§3 Interactive Q&A); undefined where none is answered. */
export function faqPage(questions: readonly InteractiveQuestion[]): FAQPage | undefined {
  const answered = questions.filter(({ answerContent }) => answerContent !== '');
  if (answered.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: answered.map(({ questionContent, answerContent }) => ({
      '@type': 'Question',
      name: questionContent,
      acceptedAnswer: { '@type': 'Answer', text: answerContent },
    })),
  };
}
