import { useTranslations } from 'next-intl';
import { markdownOf } from '@/lib/content/open-api-documents';
import type { PublishedName } from '@/lib/site/open-api-names';
import type { PageContext } from '@/lib/site/page-context';
import { Prose } from '../../ui/text/words';
import styles from './document-page.module.css';

/** The same document for programs: its Markdown, and the list of all of them. */
export function SourceLinks({ page, name }: { page: PageContext; name: PublishedName }) {
  const t = useTranslations('documents.source');
  return (
    <p className={styles.source}>
      <Prose>
        {t.rich('text', {
          markdown: (words) => <a href={markdownOf(name, page.locale)}>{words}</a>,
          list: (words) => <a href="/llms.txt">{words}</a>,
        })}
      </Prose>
    </p>
  );
}
