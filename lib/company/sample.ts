import { environment } from '../config/env';
import { company } from './facts';

/**
 * Where a thing comes from that pages show: `data` is what the calls of the website API give (news, filings, recordings,
 * questions, prices, software), `content` what they have no call for and the content folder says (facts, directors,
 * documents, papers, partners, figures).
 */
export type Source = 'data' | 'content';

/**
 * Whether what comes from a source is sample content, which has to be labelled so (docs/requirements.md, Names). Sample
 * data stand beside a sample company alone: whoever has an API or a company of their own publishes what is theirs.
 */
export function isSample(source: Source): boolean {
  const { sample } = company();
  return source === 'data' ? sample && environment().websiteApiUrl === undefined : sample;
}
