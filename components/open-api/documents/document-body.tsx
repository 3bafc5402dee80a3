import { useTranslations } from 'next-intl';
import { createElement } from 'react';
import type { OpenApiDocument } from '@/lib/content/open-api-documents';
import type { PageContext } from '@/lib/site/page-context';
import { LINES } from '../../ui/text/lines';
import { withLineBreaks } from '../../ui/text/running-text';
import { Words } from '../../ui/text/words';
import { Console } from '../console/console';
import { CodeCopies } from './code-copies';
import sampleStyles from './code-sample.module.css';
import styles from './document-body.module.css';
import codeStyles from './document-code.module.css';

/** The sections of a document. Their HTML is our own (open-api/publish): no script, no style, nothing of a visitor's. */
export function DocumentBody({ page, document }: { page: PageContext; document: OpenApiDocument }) {
  const t = useTranslations('documents');
  const common = useTranslations('common');
  return (
    <div className={`${styles.body} ${codeStyles.code} ${sampleStyles.sample}`}>
      {document.sections.map(({ id, level, title, parts }) => (
        <section key={id} aria-labelledby={id}>
          {createElement(
            `h${level}`,
            { id },
            <Words key="words">{title}</Words>,
            <a key="link" href={`#${id}`} className={styles.anchor} aria-label={t('anchor', { title })}>
              #
            </a>,
          )}
          {parts.map((part, place) =>
            'html' in part ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              <div key={place} className={LINES} dangerouslySetInnerHTML={{ __html: withLineBreaks(part.html) }} />
            ) : (
              <Console key="console" page={page} />
            ),
          )}
        </section>
      ))}
      <CodeCopies
        words={{ copy: t('copy'), about: common.raw('about'), copied: t('copied'), failed: t('copyFailed') }}
      />
    </div>
  );
}
