import { useTranslations } from 'next-intl';
import type { LegalVersion } from '@/lib/content/legal/document';
import { longDate } from '@/lib/i18n/dates';
import type { PageContext } from '@/lib/site/page-context';
import { Words } from '../ui/text/words';
import styles from './legal-table.module.css';

/** Every version of a document with its dates (§2: update date, effective date), the newest first. */
export function LegalVersions({ page, versions }: { page: PageContext; versions: readonly LegalVersion[] }) {
  const t = useTranslations('legal');
  const head = [t('version'), t('updated'), t('effective'), t('summary')];
  return (
    <table className={styles.table} data-testid="legal-versions">
      <caption className="visually-hidden">{t('versions')}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map(({ version, updated, effective, note }) => (
          <tr key={version}>
            <th scope="row" data-figures="">
              {version}
            </th>
            {[updated, effective].map((day, place) => (
              <td key={head[place + 1]} data-head={head[place + 1]} className={styles.day}>
                <time dateTime={day}>{longDate(Date.parse(day), page.locale)}</time>
              </td>
            ))}
            <td data-head={head[3]}>
              <Words>{note}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
