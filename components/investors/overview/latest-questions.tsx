import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { Read } from '@/lib/website-api/reader';
import type { InteractiveQuestion, List } from '@/lib/website-api/types';
import { useCarouselWords } from '../../media/carousel-words';
import { ButtonLink } from '../../ui/button';
import { Carousel } from '../../ui/carousel';
import { Section } from '../../ui/section';
import { AskQuestion } from '../question/ask-question';
import { QuestionDay } from '../question-entry';
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
      aside={<BlockNotice page={page} read={read} />}
    >
      <BlockState page={page} read={read}>
        {(questions) => <QuestionCarousel questions={questions.slice(0, SLIDES)} arrows={page.layout === 'desktop'} />}
      </BlockState>
      <div className={styles.actions}>
        <AskQuestion page={page} />
        <ButtonLink look="outline" href={linkFrom(page, 'investorQuestions')}>
          {t('more')}
        </ButtonLink>
      </div>
    </Section>
  );
}

function QuestionCarousel({ questions, arrows }: { questions: InteractiveQuestion[]; arrows: boolean }) {
  const t = useTranslations('investors.questions');
  const words = useCarouselWords(questions.length);
  return (
    <Carousel
      name="questions"
      label={t('carousel')}
      interval={INTERVAL_MS}
      words={words}
      arrows={arrows}
      slides={questions.map((question, index) => (
        <article
          key={`${question.publishTime}${question.questionContent}`}
          className={styles.slide}
          data-testid="qa-item"
        >
          <QuestionDay question={question} latest={index === 0} />
          <h3>{question.questionContent}</h3>
          <p className={styles.answer}>{question.answerContent}</p>
        </article>
      ))}
    />
  );
}
