import type { ObjectSchema } from 'yup';
import { websiteApi } from '../api';
import { environment } from '../config/env';
import type { CallName } from '../contract/types';
import { type Locale, localeOfApiLanguage } from '../i18n/locales';
import { downloadClickSchema, downloadCountSchema, judge, type Problems } from '../validation';
import { failureAnswer, invalidFields, refusal, success } from './answers';
import { readBody } from './body';
import { unknownInClick, unknownInCount } from './known-downloads';
import { namesThisSite } from './own-origin';
import { SharedLimits } from './shared-limits';
import { senderOf } from './visitor';

/** Endpoints of the calls of §7 that count downloads. */

/** Limits of counted clicks: of one visitor in ten minutes, and of all in one minute. */
const CLICKS_PER_VISITOR = 120;
const CLICKS_PER_MINUTE = 600;
const limits = new SharedLimits('clicks', CLICKS_PER_VISITOR, CLICKS_PER_MINUTE);

/**
 * Fire and forget (§7): a request from elsewhere is refused, bad input gets an error, and a count that fails is only
 * logged.
 */
function tracking<T extends object>(
  name: CallName,
  schema: ObjectSchema<T>,
  unknown: (locale: Locale, value: T) => Problems | Promise<Problems>,
  write: (locale: Locale, value: T) => Promise<void>,
) {
  return async (request: Request): Promise<Response> => {
    if (!namesThisSite(request.headers, environment())) return refusal(403, 'Clicks are counted on this site only.');
    const locale = localeOfApiLanguage(request.headers.get('language'));
    try {
      const judged = judge(schema, (await readBody(request)).fields);
      if (!judged.ok) return await invalidFields(locale, judged.problems);
      const problems = await unknown(locale, judged.value);
      if (Object.keys(problems).length > 0) return await invalidFields(locale, problems);
      const place = await limits.take(senderOf(request.headers, environment().trustedProxyHops));
      if ('retryAfter' in place) return refusal(429, 'Too many clicks at once.');
      await write(locale, judged.value);
      return success();
    } catch (error) {
      return failureAnswer(name, locale, error);
    }
  };
}

export const receiveDownloadClick = tracking(
  'trackDownload',
  downloadClickSchema,
  (_locale, click) => unknownInClick(click),
  (locale, click) => websiteApi().trackDownload(locale, click),
);

export const receiveDownloadCount = tracking(
  'updateDownloadCount',
  downloadCountSchema,
  unknownInCount,
  (locale, download) => websiteApi().updateDownloadCount(locale, download),
);
