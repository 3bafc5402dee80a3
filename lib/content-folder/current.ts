import { processWide } from '../base/process-wide';
import type { CompanyContent } from './model';

const shared = processWide<{ companyContent: CompanyContent }>();

export function setCompanyContent(content: CompanyContent): void {
  shared.companyContent = content;
}

export function companyContent(): CompanyContent {
  if (!shared.companyContent) throw new Error('No company content was set: lib/server/start does so.');
  return shared.companyContent;
}
