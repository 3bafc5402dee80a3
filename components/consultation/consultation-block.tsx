import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { company } from '@/lib/company/facts';
import { replyWithin } from '@/lib/company/promises';
import type { PageContext } from '@/lib/site/page-context';
import type { BusinessType } from '@/lib/validation/patterns';
import { MessageBox } from '../ui/fields/message-box';
import { Container } from '../ui/layout/container';
import type { SectionTone } from '../ui/layout/section';
import section from '../ui/layout/section.module.css';
import { Words } from '../ui/text/words';
import styles from './consultation-block.module.css';
import { CONSULTATION_ID } from './consultation-id';
import { ConsultationInPage } from './consultation-in-page';
import { consultationContacts, useConsultationContent } from './consultation-words';

export interface ConsultationBlockProps {
  page: PageContext;
  /** Chosen at first (§9: 4 broker, 5 listed company). */
  businessType: BusinessType;
  title: string;
  text: string;
  tone?: SectionTone;
  /** Below the ways to reach us: what happens next. */
  children?: ReactNode;
}

/**
 * The consultation in a page (§2, §4, §5). It is whole in the HTML: without JavaScript
 * it is a plain form whose answer leads back to `#sent`, or is the form again.
 */
export function ConsultationBlock({
  page,
  businessType,
  title,
  text,
  tone = 'mist',
  children,
}: ConsultationBlockProps) {
  const t = useTranslations('consultation');
  const contact = useTranslations('contact.form');
  const content = useConsultationContent(page, businessType, page.route);
  const { phone, email } = consultationContacts();
  return (
    <section
      id={CONSULTATION_ID}
      className={section.section}
      data-tone={tone}
      data-on-ink={tone === 'ink' ? '' : undefined}
      aria-labelledby="consult-title"
    >
      <Container className={styles.columns}>
        <div className={styles.words}>
          <h2 id="consult-title">
            <Words>{title}</Words>
          </h2>
          <p>
            <Words>{text}</Words>
          </p>
          <dl className={styles.contacts}>
            <div>
              <dt>{t('inPage.phone')}</dt>
              <dd>
                <a href={`tel:${company().phones.hongKong.dial}`}>{phone}</a>
              </dd>
            </div>
            <div>
              <dt>{t('inPage.email')}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          </dl>
          {children}
        </div>
        <div className={styles.card} data-on-paper="">
          <MessageBox id="sent" kind="success">
            {t('success')}
          </MessageBox>
          <MessageBox id="not-sent" kind="error">
            {contact('notSent', { phone, email })}
          </MessageBox>
          <ConsultationInPage {...content} received={t('received', { phone, ...replyWithin('business') })} />
        </div>
      </Container>
    </section>
  );
}
