import { environment } from '../config/env';
import type { CallName, FindInRegister, WebsiteApi } from '../contract/types';
import type { Locale } from '../i18n/locales';
import { createEmbeddedApi } from './embedded';
import { openedAndSeeded } from './embedded/opened';
import { changesByItself } from './embedded/published';
import { createFindInRegister } from './embedded/registers';
import type { Asker } from './http/breaker';
import { createHttpApi } from './http/http-api';
import type { ListEnds } from './list-ends';
import { keepAndSend } from './outbox-sender';

/** Visitors' messages go into our own store first (outbox-sender.ts), then to the API. */
const deliveredLater = {
  submitConsultation: (locale, message, key) => keepAndSend('submitConsultation', locale, message, key),
  submitQuestion: (locale, question, key) => keepAndSend('submitQuestion', locale, question, key),
} satisfies Partial<WebsiteApi>;

let current: Record<Asker, WebsiteApi> | undefined;

/**
 * The website API of this process: the configured one, or the embedded one
 * (docs/requirements.md, Calls). Each of the two bases is chosen by itself.
 *
 * @param asker `visitors` where one of them chose what is asked for: then no failure makes pages wait (lib/api/http/breaker.ts)
 */
export function websiteApi(asker: Asker = 'pages'): WebsiteApi {
  current ??= choose();
  return current[asker];
}

function choose(): Record<Asker, WebsiteApi> {
  const { websiteApiUrl, fintechApiUrl } = environment();
  const embedded = createEmbeddedApi(openedAndSeeded);
  if (!websiteApiUrl && !fintechApiUrl) return { pages: embedded, visitors: embedded };
  const ends: ListEnds = new Map();
  const chosen = (asker: Asker): WebsiteApi => {
    const http = createHttpApi({ website: websiteApiUrl ?? '', fintech: fintechApiUrl ?? '' }, asker, ends);
    const website = websiteApiUrl ? { ...http, ...deliveredLater } : embedded;
    const fintech = fintechApiUrl ? http : embedded;
    return { ...website, visitorArea: fintech.visitorArea };
  };
  return { pages: chosen('pages'), visitors: chosen('visitors') };
}

/** The embedded store narrows registers itself; for the API of §7, which cannot, there is none (see registers.ts). */
export function findInStore(): FindInRegister | undefined {
  return environment().websiteApiUrl === undefined ? createFindInRegister(openedAndSeeded) : undefined;
}

/** Whether what a call answers changes by itself, without anybody saying so. What is behind the API of §7 may at any time. */
export async function mayChangeByItself(call: CallName, locale: Locale): Promise<boolean> {
  return environment().websiteApiUrl !== undefined || changesByItself(openedAndSeeded, call, locale);
}
