import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ExternalLink } from '../ui/actions/text-link';
import styles from './privacy-line.module.css';

/**
 * What happens to what is typed into a form (docs/requirements.md, Forms). It follows the button, so that the key after the
 * last field sends, and the policy opens beside the form, which keeps its words.
 */
export function PrivacyLine({ page, of: form }: { page: PageContext; of: 'consultation' | 'question' | 'alerts' }) {
  const t = useTranslations('common.privacy');
  const footer = useTranslations('layout.footer');
  return (
    <p className={styles.line}>
      {t(form)}{' '}
      <ExternalLink href={linkFrom(page, 'privacyPolicy')} newTab={footer('newTab')}>
        {t('policy')}
      </ExternalLink>
    </p>
  );
}
