import type { Locale } from '@/lib/i18n/locales';
import type { LegalDocument, LegalRoute } from './document';
import { privacyPolicyEn } from './privacy-policy/en';
import { privacyPolicyZh } from './privacy-policy/zh';
import { privacyPolicyZt } from './privacy-policy/zt';
import { serviceTermsEn } from './service-terms/en';
import { serviceTermsZh } from './service-terms/zh';
import { serviceTermsZt } from './service-terms/zt';
import { thirdPartiesEn } from './third-parties/en';
import { thirdPartiesZh } from './third-parties/zh';
import { thirdPartiesZt } from './third-parties/zt';

/** The documents of §2 that are read from beginning to end, in every language. */
export const LEGAL_DOCUMENTS: Readonly<Record<LegalRoute, Readonly<Record<Locale, LegalDocument>>>> = {
  privacyPolicy: { zt: privacyPolicyZt, zh: privacyPolicyZh, en: privacyPolicyEn },
  serviceTerms: { zt: serviceTermsZt, zh: serviceTermsZh, en: serviceTermsEn },
  thirdPartyInformation: { zt: thirdPartiesZt, zh: thirdPartiesZh, en: thirdPartiesEn },
};

export const LEGAL_ROUTES = Object.keys(LEGAL_DOCUMENTS) as LegalRoute[];
