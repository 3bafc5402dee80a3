import { useTranslations } from 'next-intl';
import { SITE } from '@/lib/site/facts';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { pathOf } from '@/lib/site/routes';
import { formAddress } from '@/lib/validation/form-address';
import { BUSINESS_TYPES, type BusinessType } from '@/lib/validation/patterns';
import { useFormWords } from '../forms/form-words';
import { PrivacyLine } from '../forms/privacy-line';
import type { ButtonLook } from '../ui/button';
import { ConsultationOpener } from './consultation-opener';

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
  const common = useTranslations('common');
  const form = useFormWords();
  const contacts = { phone: SITE.phones.hongKong.display, email: SITE.emails.cooperation };
  const placeholder = {
    businessType: t('placeholder.businessType'),
    companyName: t('placeholder.companyName'),
    name: t('placeholder.name'),
    contact: t('placeholder.phone'),
    content: t('placeholder.content'),
  };
  return (
    <ConsultationOpener
      label={label}
      look={look}
      wide={wide}
      contactPage={linkFrom(page, 'contactUs')}
      popup={{
        layout: page.layout,
        locale: page.locale,
        action: formAddress('consultation'),
        returnTo: pathOf('contactUs', page.layout),
        businessType,
        businessTypes: BUSINESS_TYPES.map((value) => ({ value, label: common(`businessType${value}`) })),
        words: {
          title: t('title'),
          text: t.rich('text', {
            ...contacts,
            tel: (number) => <a href={`tel:${SITE.phones.hongKong.dial}`}>{number}</a>,
            mail: (address) => <a href={`mailto:${contacts.email}`}>{address}</a>,
          }),
          privacy: <PrivacyLine page={page} of="consultation" />,
          close: t('close'),
          submit: t('submit'),
          reset: t('reset'),
          success: t('success'),
          failure: t('failure', contacts),
          failureToast: t('failureToast'),
          limited: t('limited', contacts),
          form,
          fields: {
            businessType: t('businessType'),
            companyName: t('companyName'),
            name: t('name'),
            contact: t('phone'),
            content: t('content'),
            placeholder,
          },
          // §5: the messages are the placeholders; the phone number has its own.
          problems: { ...placeholder, contact: t('phoneProblem') },
        },
      }}
    />
  );
}
