import { useTranslations } from 'next-intl';
import { documentFiles } from '@/lib/contract/document-files';
import type { Roadshow } from '@/lib/contract/types';
import { safeHtml } from '@/lib/text/html';
import { FileFacts } from '../../data/file-facts';
import { FileLink } from '../../filings/file-link';
import { OtherFiles } from '../../filings/other-files';
import { Disclosure } from '../../ui/actions/disclosure';
import styles from './recording-papers.module.css';

/** What was shown in a recording, as a file. */
export function Slides({ of: { title, slides } }: { of: Roadshow }) {
  const t = useTranslations('investors.roadshows');
  const words = useTranslations('investors.documents');
  const about = useTranslations('common')('about', { what: title });
  if (!slides) return null;
  const pages = documentFiles(slides.files).find(({ url }) => url === slides.fileUrl)?.pages;
  return (
    <p className={styles.slides} data-figures>
      <FileLink url={slides.fileUrl} className={styles.link}>
        {t('slides')}
        <span className="visually-hidden">{about}</span>
      </FileLink>
      {pages !== undefined && <span>{words('pages', { count: pages })}</span>}
      <FileFacts fileType={slides.fileType} fileSize={slides.fileSize} />
      <OtherFiles document={{ title, ...slides }} />
    </p>
  );
}

/** What was said in a recording, to read: it unfolds, and is on the page for whoever looks for words of it. */
export function Transcript({ of: { transcript }, className }: { of: Roadshow; className?: string | undefined }) {
  const t = useTranslations('investors.roadshows');
  if (!transcript) return null;
  return (
    <div className={className}>
      <Disclosure summary={<h3 className={styles.title}>{t('transcript')}</h3>}>
        {/* Safe: it is cleaned here, whoever sent it. */}
        <div className={styles.transcript} dangerouslySetInnerHTML={{ __html: safeHtml(transcript) }} />
      </Disclosure>
    </div>
  );
}
