import { useTranslations } from 'next-intl';
import type { Sdk } from '@/lib/content/sdks';
import type { PageContext } from '@/lib/site/page-context';
import { Day } from '../data/file-facts';
import { CopyButton } from '../files/copy-button';
import { Checksum } from '../files/file-panel';
import { TextLink } from '../ui/actions/text-link';
import { documentLink } from './documents/document-link';
import styles from './sdk-files.module.css';

/** What each archive is checked by (§2); version and size stand where it is downloaded. On phones every SDK is a block of its own. */
export function SdkFiles({ sdks }: { sdks: readonly Sdk[] }) {
  const t = useTranslations('sdk');
  const file = useTranslations('downloads.file');
  const common = useTranslations('common');
  return (
    <table className={styles.files}>
      <thead>
        <tr>
          {(['sdk', 'date', 'checksum'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`files.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sdks.map(({ id, date, sha256 }) => (
          <tr key={id}>
            <th scope="row">{t(`names.${id}`)}</th>
            <td>
              <Day moment={Date.parse(`${date}T00:00:00+08:00`)} />
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
  );
}

/** To where it is said how an archive is checked. */
export function HowToCheck({ page }: { page: PageContext }) {
  const t = useTranslations('sdk.files');
  return <TextLink href={documentLink(page, 'sdk', 'install')}>{t('how')}</TextLink>;
}
