import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { fileFor } from '@/lib/contract/document-files';
import { type Mark, type Marked, marksOf } from '@/lib/contract/document-marks';
import type { EarlierVersion } from '@/lib/contract/versions';
import { dayMonthYear, isoDay } from '@/lib/i18n/dates';
import { HTML_LANG } from '@/lib/i18n/locales';
import { Prose } from '../ui/text/words';
import { FileLink } from './file-link';
import styles from './filing-marks.module.css';

/** The title of a document that was withdrawn: struck, and a word before it for those who do not see the line. */
export function Struck({ withdrawnAt, children }: { withdrawnAt: number | undefined; children: ReactNode }) {
  const t = useTranslations('investors.marks');
  if (withdrawnAt === undefined) return children;
  return (
    <>
      <span className="visually-hidden">{t('struck')} </span>
      <del className={styles.struck} dateTime={isoDay(withdrawnAt)}>
        {children}
      </del>
    </>
  );
}

export interface FilingMarksProps {
  document: Marked & { title: string; earlier?: EarlierVersion[] | undefined };
  className?: string;
  /** Its versions are shown elsewhere on the page. */
  versionsElsewhere?: boolean;
}

/** What became of a document, and the versions that were there before; nothing where nothing happened. */
export function FilingMarks({ document, className = '', versionsElsewhere = false }: FilingMarksProps) {
  const marks = marksOf(document);
  const earlier = versionsElsewhere ? [] : (document.earlier ?? []);
  if (marks.length === 0 && earlier.length === 0) return null;
  return (
    <div className={`${styles.marks} ${className}`} data-testid="filing-marks">
      {marks.map((mark) => (
        <p key={mark.is} data-figures>
          <MarkWords mark={mark} />
        </p>
      ))}
      {earlier.length > 0 && <EarlierVersions title={document.title} earlier={earlier} />}
    </div>
  );
}

/** What became of a document and why; a reason in another language says which. */
function MarkWords({ mark: { is, at, because, becauseIn } }: { mark: Mark }) {
  const t = useTranslations('investors.marks');
  const mark = t(is, { day: dayMonthYear(at) });
  if (because === undefined) return <Prose>{mark}</Prose>;
  if (becauseIn === undefined) return <Prose>{t('reason', { mark, because })}</Prose>;
  return (
    <>
      <Prose>{t('reason', { mark, because: '' })}</Prose>
      <span lang={HTML_LANG[becauseIn]}>
        <Prose>{because}</Prose>
      </span>
    </>
  );
}

/** Each version that was there before, newest first, with its file in the language of the reader. */
function EarlierVersions({ title, earlier }: { title: string; earlier: EarlierVersion[] }) {
  const t = useTranslations('investors.marks');
  const common = useTranslations('common');
  const locale = useLocale();
  return (
    <div className={styles.versions}>
      {/* The list is called so. */}
      <span aria-hidden="true">{t('earlier')}</span>
      <ul aria-label={`${t('earlier')}${common('about', { what: title })}`}>
        {newestFirst(earlier).map(({ version, at, files }) => (
          <li key={version} data-figures>
            <FileLink url={fileFor(locale, files)?.url ?? ''} className={styles.link}>
              {t('version', { version, day: dayMonthYear(at) })}
              <span className="visually-hidden">{common('about', { what: title })}</span>
            </FileLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Versions in the order in which they are looked for. */
export function newestFirst(earlier: readonly EarlierVersion[]): EarlierVersion[] {
  return earlier.toSorted((one, other) => other.version - one.version);
}
