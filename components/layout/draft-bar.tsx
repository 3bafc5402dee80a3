import { useTranslations } from 'next-intl';
import { companyContent } from '@/lib/content-folder/current';
import styles from './draft-bar.module.css';

/** Says on every page that drafts are shown, on the machine of whoever publishes (scripts/publish/preview.ts). */
export function DraftBar() {
  const t = useTranslations('layout');
  if (!companyContent().preview) return null;
  return (
    <p className={styles.bar} role="note">
      {t('preview')}
    </p>
  );
}
