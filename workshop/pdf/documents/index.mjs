import { corporateGovernance, nominatingDirector, shareholderCommunication } from './board.mjs';
import { articles, audit, nomination, remuneration } from './committees.mjs';
import { equityPaper } from './equity-white-paper.mjs';
import { ipoPaper } from './ipo-white-paper.mjs';
import { memorandum2018 } from './memorandum-2018.mjs';
import { prospectus } from './prospectus.mjs';

export const documents = {
  'terms-of-reference-corporate-governance': corporateGovernance,
  'shareholder-communication-policy': shareholderCommunication,
  'procedure-for-nominating-a-director': nominatingDirector,
  'audit-committee-terms-of-reference': audit,
  'nomination-committee-terms-of-reference': nomination,
  'remuneration-committee-terms-of-reference': remuneration,
  'articles-of-association-summary': articles,
  'memorandum-and-articles-2018-06-19': memorandum2018,
  prospectus,
  'ipo-market-white-paper': ipoPaper,
  'equity-incentive-white-paper': equityPaper,
};
