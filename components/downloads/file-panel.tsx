import { useTranslations } from 'next-intl';
import { type DownloadFile, downloadOf, fileOf, type TerminalId } from '@/lib/content/downloads';
import { isSampleContent } from '@/lib/website-api';
import type { Read } from '@/lib/website-api/reader';
import type { InstallationPackage, List } from '@/lib/website-api/types';
import { Day, FileFacts } from '../data/file-facts';
import { CopyButton } from './copy-button';
import { itemsOf } from './download-link';
import styles from './downloads.module.css';

/** Groups of a checksum as it is read aloud and compared; a line may break between them alone. */
const GROUP = /.{8}/g;

/** The file behind a download, as far as its package says what it is (§7); nothing where it says nothing. */
export function FilePanel({ terminal, packages }: { terminal: TerminalId; packages: Read<List<InstallationPackage>> }) {
  const file = fileOf(terminal, itemsOf(packages));
  if (!file) return null;
  const { href } = downloadOf(terminal, itemsOf(packages));
  return <FileTable file={file} name={nameOf(href)} sample={isSampleContent()} />;
}

function FileTable({ file, name, sample }: { file: DownloadFile; name: string; sample: boolean }) {
  const t = useTranslations('downloads.file');
  const { fileSize, sha256, publishTime } = file;
  return (
    <div className={styles.file}>
      <h3>{t('title')}</h3>
      <dl>
        <dt>{t('name')}</dt>
        <dd data-figures>{name}</dd>
        {fileSize !== undefined && (
          <>
            <dt>{t('size')}</dt>
            <dd>
              <FileFacts fileSize={fileSize} />
            </dd>
          </>
        )}
        {publishTime !== undefined && (
          <>
            <dt>{t('date')}</dt>
            <dd>
              <Day moment={publishTime} />
            </dd>
          </>
        )}
        {sha256 && (
          <>
            <dt>{t('checksum')}</dt>
            <dd className={styles.checksum}>
              <Checksum value={sha256} />
              <CopyButton text={sha256} words={{ name: t('copy'), copied: t('copied'), failed: t('failed') }} />
            </dd>
          </>
        )}
      </dl>
      {sample && <p>{t('sample')}</p>}
    </div>
  );
}

/** A SHA-256 in groups of eight; selected and copied it is one word. */
export function Checksum({ value }: { value: string }) {
  return (
    <code>
      {(value.match(GROUP) ?? []).map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike, their places are not
        <span key={place}>{group}</span>
      ))}
    </code>
  );
}

/** The last part of an address, as the visitor's folder will show it. */
function nameOf(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
