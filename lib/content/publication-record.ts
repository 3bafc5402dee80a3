import { dataTag } from '../api/data-versions';
import { openedAndSeeded } from '../api/embedded/opened';
import { log, reasonOf } from '../base/log';
import { outsideRender } from '../base/outside-render';
import { type Audited, type Gap, gapsIn } from '../content-folder/audit';
import { CONTENT_CALLS } from '../content-folder/kinds';
import { secondsBetween } from '../domain/filing-relations';
import { type PublicationTimes, publicationTimes } from '../domain/publication-times';
import type { Locale } from '../i18n/locales';
import { lowerPageLife } from '../next/page-life';
import { readRecord } from '../publishing/record';
import { keyOfFiling, type RegisteredFiling, readFilings } from './filing-page';

/** What the public is told of how documents were published. */
export interface PublicationRecord {
  /** Every announcement and report, the latest first. */
  documents: RegisteredFiling[];
  times: PublicationTimes<RegisteredFiling>;
  /** Returns, results and reports that were due and are not there. */
  gaps: Gap[];
}

/** Reads the documents of both registers with the times of each. @param now in ms */
export async function readPublicationRecord(locale: Locale, now = Date.now()): Promise<PublicationRecord> {
  const [own, zt, en] = await Promise.all([readFilings(locale), readFilings('zt'), readFilings('en')]);
  const documents = own.toSorted((one, other) => (other.publishTime ?? 0) - (one.publishTime ?? 0));
  return { documents, times: publicationTimes(documents, secondsBetween), gaps: gapsIn(auditedOf(zt, en), now) };
}

/** Documents of both official languages as the audit looks at them. */
function auditedOf(zt: readonly RegisteredFiling[], en: readonly RegisteredFiling[]): Audited[] {
  const english = new Map(en.map((filing) => [keyOfFiling(filing), filing]));
  return zt.map((filing) => {
    const { register, publishTime } = filing;
    const items = { zt: { ...filing }, en: { ...(english.get(keyOfFiling(filing)) ?? filing) } };
    return { kind: register === 'reports' ? 'report' : 'filing', published: publishTime, items };
  });
}

/** How long the chain is, and the hash that it ends with. */
export interface ChainEnd {
  lines: number;
  hash: string;
  /** When the last line was written, ISO 8601 in UTC. */
  at: string;
}

/** The end of the chain for the page being made; undefined where nothing has been published here, or it cannot be read. */
export async function readChainEnd(): Promise<ChainEnd | undefined> {
  await lowerPageLife('publication-record', CONTENT_CALLS.map(dataTag), false);
  const reading = outsideRender(async () => readRecord(await openedAndSeeded()));
  const record = await reading.catch((error: unknown) => {
    log('warn', 'record.unread', { reason: reasonOf(error) });
    return [];
  });
  const last = record.at(-1);
  return last && { lines: record.length, hash: last.hash, at: last.line.at };
}
