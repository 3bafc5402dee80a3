import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { RETENTION } from '@/lib/config/retention';
import { formAddress } from '@/lib/contract/form-address';
import { ALERT_KINDS, type AlertKind } from '@/lib/domain/alert-kind';
import type { PageContext } from '@/lib/site/page-context';
import { pathOf } from '@/lib/site/routes';
import { useFormWords } from '../../forms/form-words';
import { PrivacyLine } from '../../forms/privacy-line';
import { MessageBox } from '../../ui/fields/message-box';
import { Prose, Words } from '../../ui/text/words';
import styles from './email-alerts.module.css';
import { EmailForm } from './email-form';

/** Alerts by e-mail: what they are, and the form that asks for them. Where there is no mail server there is no such part. */
export function EmailAlerts({ page }: { page: PageContext }) {
  const t = useTranslations('alerts.email');
  const kinds = useTranslations('alerts.kinds');
  const form = useFormWords();
  const { investors } = company().emails;
  const sent = t('sent', { hours: RETENTION.alertRequestHours });
  return (
    <section aria-labelledby="alerts-by-email" className={styles.email}>
      <div>
        <h2 id="alerts-by-email">
          <Words>{t('title')}</Words>
        </h2>
        <p className={styles.text}>
          <Prose>{t('text')}</Prose>
        </p>
      </div>
      <div className={styles.column}>
        <MessageBox id="sent" kind="success">
          {sent}
        </MessageBox>
        <MessageBox id="not-sent" kind="error">
          {t('failureEmpty', { email: investors })}
        </MessageBox>
        <EmailForm
          action={formAddress('alerts')}
          returnTo={pathOf(page.route, page.layout)}
          locale={page.locale}
          words={{
            form,
            address: t('address'),
            hint: t('hint'),
            legend: t('kinds'),
            kinds: Object.fromEntries(ALERT_KINDS.map((kind) => [kind, kinds(kind)])) as Record<AlertKind, string>,
            problems: { email: t('problems.email'), kinds: t('problems.kinds') },
            submit: t('submit'),
            sent,
            failure: t('failure', { email: investors }),
            limited: t('limited'),
            privacy: <PrivacyLine page={page} of="alerts" />,
          }}
        />
      </div>
    </section>
  );
}
