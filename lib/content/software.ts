import { SOFTWARE_POSITIONS } from '../contract/constants';
import type { SoftwareItem } from '../contract/types';
import { fileAddress } from '../text/file-address';
import { excerptOf, safeHtml } from '../text/html';
import { asArticle } from '../text/pasted';
import type { OfferId } from './downloads';

/** An offer as the software list describes it; what the list does not say is absent, and has a text of ours instead (§2). */
export interface OfferedSoftware {
  name?: string;
  /** Safe to render. */
  overview?: string;
  /** The first line of the version information, as plain text. */
  version?: string;
  /** What follows that line: what the version changes, safe to render. */
  changes?: string;
  /** Public address. */
  picture?: string;
}

/** Of a first line that stands beside a name, in characters. */
const LONGEST_VERSION = 120;

/** An offer's entry in the software list, found by its position (§3), field by field. */
export function softwareOf(offer: OfferId, list: readonly SoftwareItem[]): OfferedSoftware {
  const item = list[SOFTWARE_POSITIONS[offer]];
  if (!item) return {};
  const notes = asArticle(item.versionInformation);
  return {
    name: item.productName || undefined,
    overview: shown(item.softwareOverview),
    version: excerptOf(firstBlockOf(notes), LONGEST_VERSION) || undefined,
    changes: shown(restOf(notes)),
    picture: fileAddress(item.imageUrl),
  };
}

/** HTML made safe; none where nothing in it can be seen. */
function shown(html: string): string | undefined {
  const safe = safeHtml(html);
  return excerptOf(safe, 1) !== '' || safe.includes('<img') ? safe : undefined;
}

/** End of a paragraph, entry, line or heading. */
const BLOCK_END = /<\/(?:p|li|div|h\d)>|<br\b[^<>]*>/gi;

/** HTML up to the end of its first paragraph, entry or line; the whole where it has one block alone. */
function firstBlockOf(html: string): string {
  for (const part of html.split(BLOCK_END)) {
    if (excerptOf(part, 1) !== '') return part;
  }
  return '';
}

/** HTML after its first paragraph, entry or line. It is cleaned after the cut, so it is whole again. */
function restOf(html: string): string {
  let from = 0;
  for (const end of html.matchAll(BLOCK_END)) {
    if (excerptOf(html.slice(from, end.index), 1) !== '') return html.slice(end.index + end[0].length);
    from = end.index + end[0].length;
  }
  return '';
}
