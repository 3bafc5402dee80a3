import { isFiled } from '../../lib/content-folder/kinds';
import type { ContentEntry } from '../../lib/content-folder/model';
import { releasable } from '../../lib/content-folder/windows';
import { momentOf } from '../../lib/contract/moments';
import { text, type VerbOptions } from './verb';

/** How the Exchange has a document, as the options of a release or a correction say it. */

/**
 * The entry as it is corrected. How the Exchange has a document was said at its release, and the folder need not say it.
 * A document that is another one now has a number of its own there, and the site does not come first with it either.
 */
export function correctedEntry(
  entry: ContentEntry,
  before: ContentEntry,
  options: VerbOptions,
  now: number,
): { entry: ContentEntry } | { because: string } {
  const given = exchangeOf(options);
  if (typeof given === 'string') return { because: given };
  const exchange = given ?? entry.exchange ?? before.exchange;
  const corrected = exchange ? { ...entry, exchange } : entry;
  const documentsOf = ({ files }: ContentEntry) =>
    String(files.flatMap(({ role, sha256 }) => (role === 'picture' ? [] : [sha256])).sort());
  const isOther = isFiled(entry) && !entry.archive && documentsOf(entry) !== documentsOf(before);
  if (!isOther || options.values['exchange-unchanged'] === true) return { entry: corrected };
  if (!exchange || exchange.id === before.exchange?.id) {
    return {
      because:
        'Its document is another one. The Exchange has that under a number of its own, and comes first: say it with --exchange NUMBER --at TIME. Where only the file here was wrong, and the Exchange has the right one: --exchange-unchanged.',
    };
  }
  const gate = releasable(corrected, exchange, now);
  const isFree = gate.may || (gate.gate === 'window' && text(options.values['outside-window']) !== undefined);
  return isFree ? { entry: corrected } : { because: gate.because };
}

/** As the Exchange shows a moment: 12/11/2026 16:45. */
const AS_SHOWN = /^(\d{2})\/(\d{2})\/(\d{4})[ T](\d{2}:\d{2}(?::\d{2})?)$/;

/** How the Exchange has a document, by the options; a sentence where they do not say it. */
export function exchangeOf({ values }: VerbOptions): ContentEntry['exchange'] | string {
  const [id, at] = [text(values.exchange), text(values.at)];
  if (id === undefined && at === undefined) return undefined;
  const example = '--exchange 2026111200123 --at 2026-11-12T16:45:03';
  if (id === undefined || at === undefined)
    return `Say both: ${example} (the time at which the Exchange published it).`;
  const moment = momentOf(at.replace(AS_SHOWN, '$3-$2-$1T$4'));
  if (moment === undefined) return `--at cannot be read: write it as in ${example}, or as in --at "12/11/2026 16:45".`;
  return { id, at: moment };
}
