import { useTranslations } from 'next-intl';
import type { CompanyDocument } from '@/lib/content/documents';
import { dayMonthYear } from '@/lib/i18n/dates';
import type { PageContext } from '@/lib/site/page-context';
import { Day, FileFacts } from '../../data/file-facts';
import { FileLink, IfFile } from '../../filings/file-link';
import { Disclosure } from '../../ui/actions/disclosure';
import { Words } from '../../ui/text/words';
import { Days } from '../data/days';
import { SourceLink } from '../data/source-link';
import styles from './company-files.module.css';

interface CompanyFilesProps {
  documents: readonly CompanyDocument[];
  /** Where some are on display: the page that leads to the filings that put them there. */
  page?: PageContext;
}

/** Documents of the company as files: title, the day they were last changed or their days on display, pages and size. */
export function CompanyFiles({ documents, page }: CompanyFilesProps) {
  const t = useTranslations('shareholders.policies');
  const onDisplay = useTranslations('shareholders.display');
  const words = useTranslations('investors.documents');
  if (documents.length === 0) return null;
  return (
    <ul className={styles.files}>
      {documents.map(({ id, title, href, adopted, revised, pages, fileType, fileSize, display, until, earlier }) => (
        <li key={id} id={id}>
          <FileLink url={href} className={styles.link}>
            <Words>
              {until === undefined ? title : t('version', { title, day: dayMonthYear(revised ?? adopted) })}
            </Words>
          </FileLink>
          <span className={styles.facts} data-figures>
            {display && (
              <span>
                {onDisplay('days')} <Days from={display.from} to={display.until} />
              </span>
            )}
            {page && display?.filing !== undefined && (
              <SourceLink page={page} filing={display.filing}>
                {onDisplay('filing')}
              </SourceLink>
            )}
            {until !== undefined && (
              <span>
                {t('until')} <Day moment={until} />
              </span>
            )}
            {until === undefined && (revised ?? adopted) !== undefined && (
              <span>
                {t(revised === undefined ? 'adopted' : 'revised')} <Day moment={revised ?? adopted} />
              </span>
            )}
            <IfFile url={href}>
              {pages !== undefined && <span>{words('pages', { count: pages })}</span>}
              <FileFacts fileType={fileType} fileSize={fileSize} />
            </IfFile>
          </span>
          <EarlierVersions versions={earlier} />
        </li>
      ))}
    </ul>
  );
}

/** What a document was before, below what it is now. */
export function EarlierVersions({ versions = [] }: { versions?: readonly CompanyDocument[] | undefined }) {
  const t = useTranslations('shareholders.policies');
  if (versions.length === 0) return null;
  return (
    <Disclosure className={styles.earlier} summary={t('earlier', { count: versions.length })}>
      <CompanyFiles documents={versions} />
    </Disclosure>
  );
}
