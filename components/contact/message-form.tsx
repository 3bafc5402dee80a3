import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { formAddress } from '@/lib/contract/form-address';
import type { PageContext } from '@/lib/site/page-context';
import { pathOf } from '@/lib/site/routes';
import { BUSINESS_TYPES } from '@/lib/validation/patterns';
import { useFormWords } from '../forms/form-words';
import { PrivacyLine } from '../forms/privacy-line';
import { MessageBox } from '../ui/fields/message-box';
import { Prose } from '../ui/text/words';
import styles from './contact.module.css';
import { ContactForm } from './contact-form';
import { MESSAGE_FORM_ID } from './message-form-id';

/**
 * The message form of the contact page (§4, §5). It is whole in the HTML: without
 * JavaScript it is a plain form whose answer leads back to `#sent`, or is the form again.
 */
export function MessageForm({ page }: { page: PageContext }) {
  const t = useTranslations('contact.form');
  const consultation = useTranslations('consultation');
  const common = useTranslations('common');
  const words = useFormWords();
  const instead = { phone: company().phones.hongKong.display, email: company().emails.cooperation };
  return (
    <section id={MESSAGE_FORM_ID} className={styles.card} aria-labelledby="message-form">
      <h2 id="message-form">{t('title')}</h2>
      <p>{t('text')}</p>
      <MessageBox id="sent" kind="success">
        {t('success')}
      </MessageBox>
      <MessageBox id="not-sent" kind="error">
        {t('notSent', instead)}
      </MessageBox>
      <ContactForm
        action={formAddress('contact')}
        returnTo={pathOf(page.route, page.layout)}
        locale={page.locale}
        layout={page.layout}
        businessTypes={BUSINESS_TYPES.map((value) => ({ value, label: common(`businessType${value}`) }))}
        words={words}
        privacy={<PrivacyLine page={page} of="consultation" />}
        individual={{ action: consultation('individual.action'), value: consultation('individual.value') }}
        labels={{
          businessType: t('businessType'),
          companyName: t('companyName'),
          name: t('name'),
          contact: t('contact'),
          content: t('content'),
          submit: t('submit'),
          reset: t('reset'),
          success: t('success'),
          // Each desk has its own time to reply, which stands with the desk.
          received: consultation('received', { ...instead, days: 'none' }),
          failure: t('failure', instead),
          failureToast: t('failureToast'),
          limited: t('limited', instead),
          required: t('required'),
          placeholder: {
            businessType: t('placeholder.businessType'),
            companyName: t('placeholder.companyName'),
            name: t('placeholder.name'),
            contact: t('placeholder.contact'),
            content: t('placeholder.content'),
          },
          problems: {
            businessType: t('problems.businessType'),
            companyName: t('problems.companyName'),
            name: t('problems.name'),
            contact: t('problems.contact'),
            contactLines: <Prose>{t('problems.contact')}</Prose>,
            content: t('problems.content'),
          },
        }}
      />
    </section>
  );
}
