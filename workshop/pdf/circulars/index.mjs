// Which composer makes which filing, by its slug.
import { entries } from '../../lib/content.mjs';
import { amendments, finalDividend, hasPlain, plainNotice } from './administrative.mjs';
import { agmCircular, agmNotice, pollResults, precautions, proxyForm } from './agm.mjs';
import { grantOfOptions } from './options.mjs';
import { changeOf, hasChange, listOfDirectors } from './people.mjs';
import { boardMeeting, profitAlert, results } from './results.mjs';
import { monthlyReturn, nextDay } from './returns.mjs';
import { dataServices, discloseable } from './transactions.mjs';

const all = entries('filings');

const composers = [
  [/^monthly-return-/, monthlyReturn],
  [/^next-day-disclosure-/, nextDay],
  [/^date-of-board-meeting-/, (item) => boardMeeting(item, all)],
  [
    /-results-\d{4}$/,
    (item) => (item.slug.startsWith('agm') ? pollResults({ ...item, noticeDate: noticeOf(item) }) : results(item)),
  ],
  [/^positive-profit-alert-/, profitAlert],
  [/^grant-of-share-options-/, grantOfOptions],
  [/^notice-of-agm-/, agmNotice],
  [/^agm-proxy-form-/, proxyForm],
  [/^agm-circular-/, agmCircular],
  [/^agm-precautionary-/, precautions],
  [/^cct-/, dataServices],
  [/^discloseable-/, discloseable],
  [/^list-of-directors-/, listOfDirectors],
  [/^final-dividend-/, finalDividend],
  [/^proposed-amendments-/, amendments],
];

const noticeOf = (item) => all.find((c) => c.slug === `notice-of-agm-${item.slug.match(/\d{4}/)[0]}`).published;

export function circular(item) {
  if (hasChange(item.slug)) return changeOf(item);
  if (hasPlain(item.slug)) return plainNotice(item);
  const found = composers.find(([pattern]) => pattern.test(item.slug));
  if (!found) throw new Error(`nobody composes ${item.slug}`);
  return found[1](item);
}
