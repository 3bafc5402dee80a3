import { useTranslations } from 'next-intl';
import { type CitedDocuments, citedLinks } from '@/lib/content/answer-sources';
import type { InteractiveQuestion } from '@/lib/contract/types';
import { timeToAnswer } from '@/lib/domain/answer-time';
import type { PageContext } from '@/lib/site/page-context';
import { FileLink } from '../../filings/file-link';
import { Link } from '../../ui/actions/link';
import { Words } from '../../ui/text/words';
import styles from './answer-facts.module.css';

interface AnswerFactsProps {
  page: PageContext;
  question: InteractiveQuestion;
  documents: CitedDocuments;
}

/** Who answers, how long it took, and the documents that the answer cites, to their page. */
export function AnswerFacts({ page, question, documents }: AnswerFactsProps) {
  const t = useTranslations('answers');
  const sources = citedLinks(page, question, documents);
  const taken = timeToAnswer(question);
  const facts = [
    question.answeredBy !== undefined && t('by', { office: question.answeredBy }),
    taken && t(`taken.${taken.unit}`, { count: taken.count }),
  ].filter((fact) => typeof fact === 'string');
  if (sources.length === 0 && facts.length === 0) return null;
  return (
    <div className={styles.facts} data-figures>
      {facts.map((fact) => (
        <p key={fact}>
          <Words>{fact}</Words>
        </p>
      ))}
      {sources.length > 0 && (
        <ul aria-label={t('sources')} className={styles.sources}>
          {sources.map(({ key, title, href, file, page: number }) => (
            <li key={key}>
              <Link href={href}>
                <Words>{title}</Words>
              </Link>
              {file !== undefined && (
                <FileLink url={file}>{number === undefined ? t('file') : t('page', { number })}</FileLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
