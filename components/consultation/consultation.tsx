import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { BusinessType } from '@/lib/validation/patterns';
import type { ButtonLook } from '../ui/actions/button';
import { Prose } from '../ui/text/words';
import { ConsultationOpener } from './consultation-opener';
import { consultationContacts, useConsultationContent } from './consultation-words';

export interface ConsultationProps {
  page: PageContext;
  /** Chosen when the popup opens (§9: 4 broker, 5 listed company, 7 trading platform). */
  businessType: BusinessType;
  /** Words of the button that opens it. */
  label: string;
  look?: ButtonLook;
  wide?: boolean;
}

/** A button that opens the consultation popup (§4); without JavaScript it is the way to the contact page. */
export function Consultation({ page, businessType, label, look, wide }: ConsultationProps) {
  const t = useTranslations('consultation');
  const content = useConsultationContent(page, businessType, 'contactUs');
  const contacts = consultationContacts();
  return (
    <ConsultationOpener
      label={label}
      look={look}
      wide={wide}
      contactPage={linkFrom(page, 'contactUs')}
      popup={{
        ...content,
        words: {
          ...content.words,
          title: t('title'),
          text: (
            <Prose>
              {t.rich('text', {
                ...contacts,
                tel: (number) => <a href={`tel:${company().phones.hongKong.dial}`}>{number}</a>,
                mail: (address) => <a href={`mailto:${contacts.email}`}>{address}</a>,
              })}
            </Prose>
          ),
          close: t('close'),
        },
      }}
    />
  );
}
