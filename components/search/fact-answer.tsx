import { useTranslations } from 'next-intl';
import type { Fact } from '@/lib/facts/fact';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ContentLabel } from '../data/content-label';
import { TextLink } from '../ui/actions/text-link';
import { Words } from '../ui/text/words';
import styles from './fact-answer.module.css';

/** The answer itself, above everything that was found: what it is, of when, and where it stands. */
export function FactAnswer({ page, fact }: { page: PageContext; fact: Fact }) {
  const t = useTranslations('facts');
  const pages = useTranslations('pages');
  const { label, value, note, source, part } = fact;
  return (
    <section aria-labelledby="fact-label" className={styles.fact}>
      <h2 id="fact-label">
        <Words>{label}</Words>
      </h2>
      <p className={styles.value} data-figures>
        <Words>{value}</Words>
      </p>
      {note && (
        <p className={styles.note} data-figures>
          <Words>{note}</Words>
        </p>
      )}
      <p className={styles.links}>
        <TextLink href={linkFrom(page, fact.page, part && { query: { id: part.id } })}>
          {part?.title ?? pages(`${fact.page}.heading`)}
        </TextLink>
        {source && (
          <TextLink href={linkFrom(page, source.route, { query: { item: source.item } })}>
            {source.page === undefined ? t('source') : t('sourcePage', { page: source.page })}
          </TextLink>
        )}
        <ContentLabel />
      </p>
    </section>
  );
}
