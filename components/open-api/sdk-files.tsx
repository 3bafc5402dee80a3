import { useTranslations } from 'next-intl';
import type { Sdk } from '@/lib/content/sdks';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Day, FileFacts } from '../data/file-facts';
import { CopyButton } from '../downloads/copy-button';
import { Checksum } from '../downloads/file-panel';
import { TextLink } from '../ui/text-link';
import styles from './sdk-files.module.css';

/** What each archive is, to check it by (§2): on phones every SDK is a block of its own. */
export function SdkFiles({ page, sdks }: { page: PageContext; sdks: readonly Sdk[] }) {
  const t = useTranslations('sdk');
  const file = useTranslations('downloads.file');
  const common = useTranslations('common');
  return (
    <>
      <table className={styles.files}>
        <thead>
          <tr>
            {(['sdk', 'version', 'date', 'size', 'checksum'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`files.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sdks.map(({ id, version, date, bytes, sha256 }) => (
            <tr key={id}>
              <th scope="row">{t(`names.${id}`)}</th>
              <td data-figures>{version}</td>
              <td>
                <Day moment={Date.parse(`${date}T00:00:00+08:00`)} />
              </td>
              <td>
                <FileFacts fileSize={bytes} />
              </td>
              <td className={styles.checksum}>
                <Checksum value={sha256} />
                <CopyButton
                  text={sha256}
                  words={{
                    name: `${file('copy')}${common('about', { what: t(`names.${id}`) })}`,
                    copied: file('copied'),
                    failed: file('failed'),
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.how}>
        <TextLink href={linkFrom(page, 'tradeGodownload', { hash: 'verify' })}>{t('files.how')}</TextLink>
      </p>
    </>
  );
}
