import { useTranslations } from 'next-intl';
import { companyContent } from '@/lib/content-folder/current';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { TextLink } from '../../ui/actions/text-link';
import styles from './dividend-policy.module.css';

/** The dividend policy is read where the dividends are: here is the way to it. */
export function DividendPolicy({ page }: { page: PageContext }) {
  const t = useTranslations('shareholders.policies');
  const policy = companyContent().dividends?.policy;
  if (!policy) return null;
  return (
    <p className={styles.policy}>
      <TextLink href={linkFrom(page, 'dividends')}>{t('dividend')}</TextLink>
      {policy.reviewed !== undefined && <span data-figures>{t('reviewed', { year: String(policy.reviewed) })}</span>}
    </p>
  );
}
