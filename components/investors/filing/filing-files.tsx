import { ArrowDownToLine, ArrowUpRight } from 'lucide';
import { useTranslations } from 'next-intl';
import type { Filing } from '@/lib/content/filing-page';
import { type DocumentFile, documentFiles, languageOfFile } from '@/lib/contract/document-files';
import { HTML_LANG, type Locale } from '@/lib/i18n/locales';
import { fileAddress } from '@/lib/text/file-address';
import { readable } from '../../data/file-facts';
import { CopyButton } from '../../files/copy-button';
import { Checksum } from '../../files/file-panel';
import { FileLink } from '../../filings/file-link';
import { newestFirst } from '../../filings/filing-marks';
import { FileLanguage } from '../../filings/other-files';
import { ButtonLink } from '../../ui/actions/button';
import { Disclosure } from '../../ui/actions/disclosure';
import { Icon } from '../../ui/media/icon';
import { Prose } from '../../ui/text/words';
import { Moment } from './filing-facts';
import styles from './filing-page.module.css';

/** The files of the version that stands; the one that the title opens where nothing more is known. */
function filesOf({ fileUrl, fileSize, files = [] }: Filing): DocumentFile[] {
  const all = documentFiles(files);
  if (all.length > 0 || fileAddress(fileUrl) === undefined) return all;
  return [{ url: fileUrl, languages: [], ...(fileSize !== undefined && { fileSize }) }];
}

/** A button for each file to open. */
export function OpenFiles({ filing }: { filing: Filing }) {
  const t = useTranslations('filings');
  const newTab = useTranslations('layout.footer')('newTab');
  const all = filesOf(filing);
  if (all.length === 0) return <p>{t('noFile')}</p>;
  return all.map((file, place) => (
    <ButtonLink
      key={file.url}
      href={fileAddress(file.url) ?? ''}
      newTab={newTab}
      look={place === 0 ? 'primary' : 'outline'}
      size="small"
    >
      {file.languages.length === 0 ? t('open') : t('openIn', { language: languageOfFile(file, all) })}
      <Icon of={ArrowUpRight} size={16} />
    </ButtonLink>
  ));
}

/** The files of every version, the one that stands first. */
export function FilingFiles({ filing }: { filing: Filing }) {
  const t = useTranslations('filings');
  const all = filesOf(filing);
  const earlier = newestFirst(filing.earlier ?? []);
  if (all.length === 0 && earlier.length === 0) return null;
  const { version, correctedAt, withdrawnAt, because, becauseIn, publishTime, title } = filing;
  return (
    <section className={styles.part} aria-labelledby="files">
      <h2 id="files">{t('files.title')}</h2>
      {earlier.length > 0 && (
        <VersionHeading
          version={version ?? earlier.length + 1}
          at={correctedAt ?? publishTime}
          because={withdrawnAt === undefined ? because : undefined}
          becauseIn={becauseIn}
          current
        />
      )}
      <Files files={all} title={title} />
      {earlier.map((before) => (
        <div key={before.version} className={styles.version}>
          <VersionHeading
            version={before.version}
            at={before.at}
            because={before.because}
            becauseIn={before.becauseIn}
          />
          <Files files={documentFiles(before.files)} title={t('versions.of', { title, version: before.version })} />
        </div>
      ))}
    </section>
  );
}

interface VersionHeadingProps {
  version: number;
  at: number | undefined;
  current?: boolean;
  because?: string | undefined;
  /** Its language, where it is not the page's. */
  becauseIn?: Locale | undefined;
}

function VersionHeading({ version, at, current, because, becauseIn }: VersionHeadingProps) {
  const t = useTranslations('filings.versions');
  return (
    <>
      <h3>
        {t('version', { version })}
        {current && <span className={styles.current}>{t('current')}</span>}
      </h3>
      <p className={styles.quiet} data-figures>
        {at !== undefined && <Moment at={at} />}
        {because !== undefined && (
          <>
            {' · '}
            <span lang={becauseIn && HTML_LANG[becauseIn]}>
              <Prose>{t('because', { because })}</Prose>
            </span>
          </>
        )}
      </p>
    </>
  );
}

function Files({ files, title }: { files: DocumentFile[]; title: string }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.url} data-figures>
          <FileRow file={file} all={files} title={title} />
        </li>
      ))}
    </ul>
  );
}

/** The language of a file, its pages and size, its checksum in short and in whole, and the two ways to have it. */
function FileRow({ file, all, title }: { file: DocumentFile; all: DocumentFile[]; title: string }) {
  const t = useTranslations('filings.files');
  const common = useTranslations('common');
  const { url, pages, fileSize, sha256 } = file;
  const facts = [
    pages === undefined ? '' : t('count', { count: pages }),
    fileSize === undefined ? '' : readable(fileSize),
  ];
  const about = common('about', { what: title });
  return (
    <>
      <FileLink url={url} className={styles.file}>
        {file.languages.length === 0 ? 'PDF' : <FileLanguage file={file} all={all} />}
        <span className="visually-hidden">{about}</span>
      </FileLink>
      <span className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      <a href={fileAddress(url)} download="" className={styles.get}>
        <Icon of={ArrowDownToLine} size={16} />
        {t('get')}
        <span className="visually-hidden">{about}</span>
      </a>
      {sha256 && <ShortChecksum value={sha256} />}
    </>
  );
}

/** Its beginning tells it from others; the whole is there to copy and to compare. */
function ShortChecksum({ value }: { value: string }) {
  const t = useTranslations('filings.files');
  return (
    <div className={styles.checksum}>
      <Disclosure
        summary={
          <span>
            {t('checksum')} <code>{value.slice(0, 8)}…</code>
          </span>
        }
      >
        <Checksum value={value} />
      </Disclosure>
      <CopyButton text={value} words={{ name: t('copy'), copied: t('copied'), failed: t('failed') }} />
    </div>
  );
}
