import { SITE } from '../site/facts';
import { PACKAGE_POSITIONS } from '../website-api/constants';
import type { InstallationPackage } from '../website-api/types';
import { fileAddress } from './file-address';

/** Terminals that are downloaded or opened outside this site, with the code a click is counted under (§9). */
export const TERMINALS = {
  android: { pageNum: 1, position: PACKAGE_POSITIONS.android },
  ios: { pageNum: 2, position: undefined },
  windows: { pageNum: 3, position: PACKAGE_POSITIONS.windows },
  mac: { pageNum: 4, position: PACKAGE_POSITIONS.mac },
  web: { pageNum: 5, position: undefined },
} as const;

export type TerminalId = keyof typeof TERMINALS;

/** Plate of the app downloads, wherever on the site they are clicked (§9). */
export const APP_PLATE = 1;

export interface TerminalDownload {
  href: string;
  /** Of the installation package, where one is known: its download is counted. */
  pid?: string;
}

/**
 * Where a terminal is downloaded: its installation package, found by its
 * position in the list, else the link of the site's own settings (§7, §8).
 */
export function downloadOf(terminal: TerminalId, packages: readonly InstallationPackage[]): TerminalDownload {
  const { position } = TERMINALS[terminal];
  const found = position === undefined ? undefined : packages[position];
  const href = fileAddress(found?.url);
  return found && href ? { href, pid: found.pid || undefined } : { href: SITE.downloads[terminal] };
}
