import { type FilingKind, tradingStated } from './filing-kind';

/** The parts of a filing that tell whether the shares trade. */
interface SaysWhen {
  title: string;
  category?: FilingKind;
  publishTime?: number;
  withdrawnAt?: number;
}

/**
 * The filing by which trading in the shares is halted now: the latest of those that say so, unless a later one says that
 * trading resumes. One that was withdrawn says nothing; of two of one moment, the one that stands first in the list.
 */
export function haltOf<T extends SaysWhen>(filings: readonly T[]): T | undefined {
  const stated = filings.flatMap((filing) => {
    const state = filing.withdrawnAt === undefined ? tradingStated(filing.title, filing.category) : undefined;
    return state === undefined || filing.publishTime === undefined ? [] : [{ filing, state, at: filing.publishTime }];
  });
  const latest = stated.reduce<(typeof stated)[number] | undefined>(
    (last, each) => (last === undefined || each.at > last.at ? each : last),
    undefined,
  );
  return latest?.state === 'halt' ? latest.filing : undefined;
}
