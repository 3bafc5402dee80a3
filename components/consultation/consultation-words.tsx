import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { formAddress } from '@/lib/contract/form-address';
import type { PageContext } from '@/lib/site/page-context';
import { pathOf, type RouteId } from '@/lib/site/routes';
import { BUSINESS_TYPES, type BusinessType } from '@/lib/validation/patterns';
import { useFormWords } from '../forms/form-words';
import { PrivacyLine } from '../forms/privacy-line';
import type { ConsultationContent } from './consultation-form';

/** Whom to ask instead (§9). */
export function consultationContacts(): { phone: string; email: string } {
  const { phones, emails } = company();
  return { phone: phones.hongKong.display, email: emails.cooperation };
}

/**
 * What a consultation form on this page is made of (§3, §5, §9).
 * @param returnTo the page that the answer to a plain form leads back to
 */
export function useConsultationContent(
  page: PageContext,
  businessType: BusinessType,
  returnTo: RouteId,
): ConsultationContent {
  const t = useTranslations('consultation');
  const common = useTranslations('common');
  const form = useFormWords();
  const contacts = consultationContacts();
  const placeholder = {
    businessType: t('placeholder.businessType'),
    companyName: t('placeholder.companyName'),
    name: t('placeholder.name'),
    contact: t('placeholder.phone'),
    content: t('placeholder.content'),
  };
  return {
    layout: page.layout,
    locale: page.locale,
    action: formAddress('consultation'),
    returnTo: pathOf(returnTo, page.layout),
    businessType,
    businessTypes: BUSINESS_TYPES.map((value) => ({ value, label: common(`businessType${value}`) })),
    words: {
      privacy: <PrivacyLine page={page} of="consultation" />,
      submit: t('submit'),
      reset: t('reset'),
      success: t('success'),
      failure: t('failure', contacts),
      failureToast: t('failureToast'),
      limited: t('limited', contacts),
      form,
      individual: { action: t('individual.action'), value: t('individual.value') },
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
  };
}
