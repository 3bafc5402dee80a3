import { useTranslations } from 'next-intl';
import { type DocumentFile, documentFiles, languageOfFile, otherFiles } from '@/lib/contract/document-files';
import type { FileInLanguage } from '@/lib/contract/versions';
import { HTML_LANG } from '@/lib/i18n/locales';
import { readable } from '../data/file-facts';
import { FileLink } from './file-link';
import styles from './other-files.module.css';

export interface OtherFilesProps {
  document: { title: string; fileUrl: string; files?: FileInLanguage[] | undefined };
}

/** Besides the file that the title opens, those of a document in other languages; nothing where one file holds all. */
export function OtherFiles({ document: { title, fileUrl, files } }: OtherFilesProps) {
  const about = useTranslations('common')('about', { what: title });
  const all = documentFiles(files);
  return otherFiles(fileUrl, files).map((file) => (
    <span key={file.url} className={styles.other} data-figures>
      <FileLink url={file.url} className={styles.link}>
        <FileLanguage file={file} all={all} />
        <span className="visually-hidden">{about}</span>
      </FileLink>
      {file.fileSize !== undefined && ` ${readable(file.fileSize)}`}
    </span>
  ));
}

/** The language of a file, in its own words. */
export function FileLanguage({ file, all }: { file: DocumentFile; all: readonly DocumentFile[] }) {
  const [language] = file.languages;
  return <span lang={language && HTML_LANG[language]}>{languageOfFile(file, all)}</span>;
}
