import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Link } from '../ui/actions/link';
import styles from './definitions-link.module.css';
import { DEFINITIONS, definitionOf, type Figure } from './figures';

export interface DefinitionsLinkProps {
  page: PageContext;
  /** The one figure that stands above it; without it, several do. */
  figure?: Figure;
}

/** The quiet line under marketing figures (§9): to what they count, and as at when. */
export function DefinitionsLink({ page, figure }: DefinitionsLinkProps) {
  const t = useTranslations('definitions');
  const hash = figure ? definitionOf(figure) : DEFINITIONS;
  return (
    <Link href={linkFrom(page, 'aboutUs', { hash })} className={styles.link}>
      {t('link')}
    </Link>
  );
}
