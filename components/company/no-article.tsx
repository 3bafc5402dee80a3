import Link from 'next/link';
import { linkFrom, type PageContext } from '@/lib/page-context';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Container } from '../ui/section';
import styles from './article.module.css';

export interface NoArticleProps {
  page: PageContext;
  title: string;
  text: string;
  action: string;
}

/** Where an article would stand that does not exist or was not chosen. */
export function NoArticle({ page, title, text, action }: NoArticleProps) {
  return (
    <Container className={styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        title={title}
        text={text}
        action={
          <Link href={linkFrom(page, 'companyDynamics')} className={buttonClass()}>
            {action}
          </Link>
        }
      />
    </Container>
  );
}
