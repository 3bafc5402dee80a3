import { processWide } from '../base/process-wide';
import type { CompanyContent } from './model';

const shared = processWide<{ companyContent: CompanyContent; onCompanyContent: () => void }>();

/**
 * What this process holds of the company: facts, board, documents. Pages read it while they are rendered, so it is held
 * in memory and never waited for.
 *
 * @throws where nobody has set it
 */
export function companyContent(): CompanyContent {
  if (!shared.companyContent) {
    throw new Error(
      'Nothing is known of the company yet: the start of the server (lib/server/start.ts) sets it before it listens, and every script and thread of its own has to call setCompanyContent first.',
    );
  }
  return shared.companyContent;
}

/** Puts what was read from the store or from a content folder in the place of what this process held. */
export function setCompanyContent(content: CompanyContent): void {
  const before = shared.companyContent;
  // A store that is opened anew gives the same again.
  const isAnother = before !== undefined && JSON.stringify(before) !== JSON.stringify(content);
  shared.companyContent = content;
  if (isAnother) shared.onCompanyContent?.();
}

/** Has `changed` called whenever other content takes the place of what this process held; one at a time may ask for it. */
export function whenCompanyContentChanges(changed: () => void): void {
  shared.onCompanyContent = changed;
}
