import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { Read } from '@/lib/api/reader';
import { isSample } from '@/lib/company/sample';
import { downloadOf, fileOf, type OfferId, type TerminalId } from '@/lib/content/downloads';
import type { InstallationPackage, List } from '@/lib/contract/types';
import { Day, FileFacts } from '../data/file-facts';
import { Words } from '../ui/text/words';
import { CopyButton } from './copy-button';
import { itemsOf } from './download-link';
import styles from './file-panel.module.css';
import { isInstaller } from './offers';

/** Groups of a checksum as it is read aloud and compared; a line may break between them alone. */
const GROUP = /.{8}/g;

/** After the comma of either script, where a line about a version goes on to what comes next. */
const BETWEEN_FACTS = /(?<=，)|(?<=,)\s+/;

/** Of the section that says how a file is checked. */
export const CHECK_ANCHOR = 'verify';

type Packages = Read<List<InstallationPackage>>;

/** What leads of a release: version, size and what it needs (software list), then its day (package; §2, §7). */
export function ReleaseFacts({ offer, version, packages }: { offer: OfferId; version: string; packages: Packages }) {
  const t = useTranslations('downloads.file');
  const published = isInstaller(offer) ? fileOf(offer, itemsOf(packages))?.publishTime : undefined;
  const [facts, day] = partedAtDay(version, t('date'));
  return (
    <p className={styles.release} data-figures>
      {/* A line breaks between two facts rather than within one. */}
      {facts.split(BETWEEN_FACTS).map((fact, place, all) => (
        <Fragment key={fact}>
          {all[place - 1]?.endsWith(',') && ' '}
          <span className={styles.fact}>
            <Words>{fact}</Words>
          </span>
        </Fragment>
      ))}
      {published !== undefined ? (
        <span className={styles.day}>
          {t('date')} <Day moment={published} />
        </span>
      ) : (
        day && <span className={styles.day}>{day}</span>
      )}
    </p>
  );
}

/** A version without a package says its day itself, at the end of its line (software list): that goes below, as elsewhere. */
function partedAtDay(version: string, word: string): [string, string?] {
  const at = version.toLowerCase().lastIndexOf(word.toLowerCase());
  if (at <= 0) return [version];
  return [version.slice(0, at).replace(/[，,；;·\s]+$/, ''), `${word}${version.slice(at + word.length)}`];
}

/**
 * The file behind a download, to be checked by, as far as its package says what it is (§7); nothing where
 * it says nothing. A sample archive is called one, so that its size is not taken for the installer's.
 */
export function FilePanel({ terminal, packages }: { terminal: TerminalId; packages: Packages }) {
  const t = useTranslations('downloads.file');
  const file = fileOf(terminal, itemsOf(packages));
  if (!file) return null;
  const { sha256 } = file;
  return (
    <div className={styles.file}>
      <p>
        <b>{t(isSample('data') ? 'sampleTitle' : 'title')}</b>
        <FileName terminal={terminal} packages={packages} />
      </p>
      {sha256 && <ChecksumLine value={sha256} />}
    </div>
  );
}

/** A file as the visitor's folder will show it, and its size. */
export function FileName({ terminal, packages }: { terminal: TerminalId; packages: Packages }) {
  const items = itemsOf(packages);
  return (
    <span data-figures>
      {nameOf(downloadOf(terminal, items).href)} · <FileFacts fileSize={fileOf(terminal, items)?.fileSize} />
    </span>
  );
}

/** A checksum named, and a way to copy it. */
export function ChecksumLine({ value }: { value: string }) {
  const t = useTranslations('downloads.file');
  return (
    <div className={styles.checksum}>
      <span>{t('checksum')}</span>
      <Checksum value={value} />
      <CopyButton text={value} words={{ name: t('copy'), copied: t('copied'), failed: t('failed') }} />
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
export function nameOf(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
