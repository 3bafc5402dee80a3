import { environment } from '../config/env';
import { SITE } from './facts';

/**
 * Where a thing comes from that pages show: `data` is what the website API gives (news, filings, recordings, questions,
 * prices, software), `content` what ships with the site (facts, directors, documents, papers, partners, figures).
 */
export type Source = 'data' | 'content';

/** Whether what comes from a source is sample content, which has to be labelled so (docs/requirements.md, Names). */
export function isSample(source: Source): boolean {
  return source === 'data' ? environment().websiteApiUrl === undefined : SITE.sample;
}
