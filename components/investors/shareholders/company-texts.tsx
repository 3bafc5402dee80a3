import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { CompanyText } from '@/lib/content/documents';
import { Day } from '../../data/file-facts';
import { FileLink } from '../../filings/file-link';
import { Folded } from '../../ui/actions/folded';
import { Words } from '../../ui/text/words';
import { EarlierVersions } from './company-files';
import styles from './company-texts.module.css';

export interface CompanyTextsProps {
  texts: readonly CompanyText[];
  /** They are read where they stand, and not unfolded first. */
  whole?: boolean;
}

/** Documents of the company to read here, each under its own address. */
export function CompanyTexts({ texts, whole }: CompanyTextsProps) {
  return texts.map((text) => (
    <Fragment key={text.id}>
      {whole ? (
        <article id={text.id} className={styles.text}>
          <Body text={text} />
        </article>
      ) : (
        <Folded
          className={styles.folded}
          anchors={text.parts.map(({ id }) => id)}
          summary={
            <>
              <h3 id={text.id} className={styles.title}>
                <Words>{text.title}</Words>
              </h3>
              <Dates text={text} />
            </>
          }
        >
          <div className={styles.text}>
            <Body text={text} />
          </div>
        </Folded>
      )}
      <EarlierVersions versions={text.earlier} />
    </Fragment>
  ));
}

function Body({ text }: { text: CompanyText }) {
  const t = useTranslations('shareholders.policies');
  return (
    <>
      {/* Safe: lib/content/documents makes it so. The search has it as an entry of its own (data-entry). */}
      <div data-entry="" dangerouslySetInnerHTML={{ __html: text.html }} />
      {text.file && (
        <p>
          <FileLink url={text.file.href}>{t('file')}</FileLink>
        </p>
      )}
    </>
  );
}

function Dates({ text: { adopted, revised, reviewed } }: { text: CompanyText }) {
  const t = useTranslations('shareholders.policies');
  return (
    <span className={styles.dates} data-figures>
      {reviewed !== undefined && <span>{t('reviewed', { year: String(reviewed) })}</span>}
      {(revised ?? adopted) !== undefined && (
        <span>
          {t(revised === undefined ? 'adopted' : 'revised')} <Day moment={revised ?? adopted} />
        </span>
      )}
    </span>
  );
}
