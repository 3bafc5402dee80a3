import { processWide } from '../base/process-wide';
import type { CompanyContent } from './model';

const shared = processWide<{ companyContent: CompanyContent }>();

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
  shared.companyContent = content;
}
