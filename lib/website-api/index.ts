import { environment } from '../config/env';
import type { Locale } from '../i18n/locales';
import { leaveForDelivery } from './deliveries';
import { createEmbeddedApi } from './embedded';
import { openedAndSeeded } from './embedded/opened';
import { changesByItself } from './embedded/published';
import { createFindInRegister } from './embedded/registers';
import { createHttpApi } from './http';
import type { CallName, FindInRegister, WebsiteApi } from './types';

/** What visitors write is safe with us before an API elsewhere is asked to take it. */
const deliveredLater = {
  submitConsultation: (locale, message, key) => leaveForDelivery('submitConsultation', locale, message, key),
  submitQuestion: (locale, question, key) => leaveForDelivery('submitQuestion', locale, question, key),
} satisfies Partial<WebsiteApi>;

let current: WebsiteApi | undefined;

/**
 * The website API of this process: the configured one, or the embedded one
 * (decisions, Calls). Each of the two bases is chosen by itself.
 */
export function websiteApi(): WebsiteApi {
  current ??= choose();
  return current;
}

function choose(): WebsiteApi {
  const { websiteApiUrl, fintechApiUrl } = environment();
  const embedded = createEmbeddedApi(openedAndSeeded);
  if (!websiteApiUrl && !fintechApiUrl) return embedded;
  const http = createHttpApi({ website: websiteApiUrl ?? '', fintech: fintechApiUrl ?? '' });
  const website = websiteApiUrl ? { ...http, ...deliveredLater } : embedded;
  const fintech = fintechApiUrl ? http : embedded;
  return { ...website, visitorArea: fintech.visitorArea };
}

/** The embedded store narrows registers itself; for the API of §7, which cannot, there is none (see registers.ts). */
export function findInStore(): FindInRegister | undefined {
  return environment().websiteApiUrl === undefined ? createFindInRegister(openedAndSeeded) : undefined;
}

/** Whether what a call answers changes by itself, without anybody saying so. What is behind the API of §7 may at any time. */
export async function mayChangeByItself(call: CallName, locale: Locale): Promise<boolean> {
  return environment().websiteApiUrl !== undefined || changesByItself(openedAndSeeded, call, locale);
}
