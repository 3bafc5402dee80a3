import { ChevronDown } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { answerParts } from '@/lib/content/answer-parts';
import { Icon } from '../../ui/media/icon';
import { Prose } from '../../ui/text/words';
import styles from './introduction.module.css';

interface IntroductionProps {
  name: string;
  text: string;
  whole: boolean;
  /** What follows it, which opens with it. */
  children: ReactNode;
}

/** What is said of a director: whole, or its first sentence and the rest behind a mark that opens it. */
export function Introduction({ name, text, whole, children }: IntroductionProps) {
  const t = useTranslations('investors.board');
  const common = useTranslations('common');
  const { first, rest } = answerParts(text);
  if (whole || rest === undefined) {
    return (
      <div className={styles.introduction}>
        <p>
          <Prose>{text}</Prose>
        </p>
        {children}
      </div>
    );
  }
  return (
    <div className={styles.introduction}>
      <p>
        <Prose>{first}</Prose>
      </p>
      <details>
        <summary>
          <span className="visually-hidden">
            {t('profile')}
            {common('about', { what: name })}
          </span>
          <Icon of={ChevronDown} size={18} />
        </summary>
        <p>
          <Prose>{rest}</Prose>
        </p>
        {children}
      </details>
    </div>
  );
}
