import { ArrowRight } from 'lucide';
import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import { answerParts } from '@/lib/content/answer-parts';
import type { InteractiveQuestion, List } from '@/lib/contract/types';
import { pagingQuery } from '@/lib/routing/query';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { listRoute } from '@/lib/site/routes';
import { useCarouselWords } from '../../media/carousel-words';
import { TextLink } from '../../ui/actions/text-link';
import { Section } from '../../ui/layout/section';
import { Icon } from '../../ui/media/icon';
import { Carousel } from '../../ui/motion/carousel';
import { Prose, Words } from '../../ui/text/words';
import { AskQuestion } from '../questions/ask-question';
import { answerId, QuestionDay } from '../questions/question-entry';
import { BlockNotice, BlockState } from './block-state';
import styles from './latest-questions.module.css';

/** Q&A carousel (§9): 3 s. */
const INTERVAL_MS = 3000;
/** An API may give more than a carousel can hold. */
const SLIDES = 8;

/** Investor interaction (§2): the latest questions, scrolling; the form for another one; the way to all of them. */
export function LatestQuestions({ page, read }: { page: PageContext; read: Read<List<InteractiveQuestion>> }) {
  const t = useTranslations('investors.questions');
  return (
    <Section
      id="questions"
      tone="mist"
      title={t('title')}
      lead={t('lead')}
      short
      aside={
        <>
          <BlockNotice page={page} read={read} />
          <TextLink href={linkFrom(page, 'investorQuestions')}>{t('more')}</TextLink>
          {page.layout === 'desktop' && <AskQuestion page={page} />}
        </>
      }
    >
      <BlockState page={page} read={read}>
        {(questions) => <QuestionCarousel page={page} questions={questions.slice(0, SLIDES)} />}
      </BlockState>
      {page.layout === 'mobile' && (
        <div className={styles.actions}>
          <AskQuestion page={page} />
        </div>
      )}
    </Section>
  );
}

function QuestionCarousel({ page, questions }: { page: PageContext; questions: InteractiveQuestion[] }) {
  const t = useTranslations('investors.questions');
  const common = useTranslations('common');
  const words = useCarouselWords(questions.length);
  return (
    <Carousel
      name="questions"
      label={t('carousel')}
      interval={INTERVAL_MS}
      words={words}
      arrows
      slides={questions.map((question, index) => (
        <article
          key={`${question.publishTime}${question.questionContent}`}
          className={styles.slide}
          data-testid="qa-item"
        >
          <QuestionDay question={question} latest={index === 0} />
          <h3>
            <Words>{question.questionContent}</Words>
          </h3>
          <Answer answer={question.answerContent} />
          <p className={styles.way}>
            {/* A plain link: the browser opens what holds the answer, which a router's turn of the page does not. */}
            <a href={hrefOfAnswer(page, question, index)}>
              {t('read')}
              <span className="visually-hidden">{common('about', { what: question.questionContent })}</span>
              <Icon of={ArrowRight} size={18} />
            </a>
          </p>
        </article>
      ))}
    />
  );
}

/** On a phone the sentence that answers, whole; where there is room, the rest of it too. */
function Answer({ answer }: { answer: string }) {
  const { first, rest } = answerParts(answer);
  return (
    <p className={styles.answer}>
      <strong>
        <Prose>{first}</Prose>
      </strong>
      {rest && (
        <span className={styles.rest}>
          {' '}
          <Prose>{rest}</Prose>
        </span>
      )}
    </p>
  );
}

/** Where an answer stands in the whole list: on which page, and under which name. */
function hrefOfAnswer(page: PageContext, question: InteractiveQuestion, index: number): string {
  const { defaultPageSize: pageSize } = listRoute('investorQuestions');
  const pageIndex = Math.floor(index / pageSize) + 1;
  return linkFrom(page, 'investorQuestions', {
    query: pagingQuery('investorQuestions', { pageIndex, pageSize }),
    hash: answerId(question),
  });
}
