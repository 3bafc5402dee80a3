import { type Call, type CallFrame, website } from './call-frame';
import type {
  AlertSubscription,
  ConsultationMessage,
  DownloadClick,
  DownloadCount,
  QuestionSubmission,
  Visitor,
} from './requests';
import type { SharePrice } from './schemas';

const write = <Request>(path: string): Call<Request, void> => ({ ...website(path), method: 'POST', write: true });

/**
 * The calls of §7 that browsers make too, at our own origin. They are apart from the others (calls.ts), so that no page
 * loads the shapes by which answers are checked.
 */
export const BROWSER_CALLS = {
  /** Intraday records of a five-digit stock code. */
  sharePrice: { ...website('Website/sharePrice'), method: 'GET', anyLanguage: true } as Call<
    { code: string },
    SharePrice
  >,
  /** Region code of a visitor, such as `HK` or `CN`. */
  visitorArea: { method: 'GET', path: '/popularity/account/queryArea', base: 'fintech' } as Call<Visitor, string>,
  submitConsultation: write<ConsultationMessage>('Website/informationBox'),
  submitQuestion: write<QuestionSubmission>('Website/questionBox'),
  /** Fire and forget: the answer is ignored. */
  trackDownload: write<DownloadClick>('Website/downloadsPoint'),
  updateDownloadCount: write<DownloadCount>('Website/updateDownloadCount'),
};

/** What the site takes itself, whatever API stands behind it: none of the calls of §7. */
export const OWN_CALLS = {
  /** Alerts by e-mail (lib/alerts). */
  subscribeAlerts: write<AlertSubscription>('alerts/subscribe'),
};
export type OwnCallName = keyof typeof OWN_CALLS;

/** A call by its name, as it is sent (lib/api/http/transport.ts). */
export interface NamedCall<Name extends string> extends CallFrame {
  name: Name;
}

const ALL = { ...BROWSER_CALLS, ...OWN_CALLS };

export function browserCall<Name extends keyof typeof ALL>(name: Name): NamedCall<Name> {
  return { name, ...ALL[name] };
}
