import { assetUrl } from '../assets/address';
import { company } from '../company/facts';
import { isSample } from '../company/sample';
import { APP_PLATE, PACKAGE_POSITIONS, type SOFTWARE_POSITIONS } from '../contract/constants';
import type { DownloadClick, InstallationPackage } from '../contract/types';
import { fileAddress } from '../text/file-address';

/**
 * What the download pages offer, in their order (§2): its place in the list of installation
 * packages (§7) where it has one, and the number a click on it is counted under (§9).
 * Its place in the software list (§3) is SOFTWARE_POSITIONS'.
 */
export const OFFERS = {
  android: { pageNum: 1, position: PACKAGE_POSITIONS.android },
  ios: { pageNum: 2, position: undefined },
  windows: { pageNum: 3, position: PACKAGE_POSITIONS.windows },
  mac: { pageNum: 4, position: PACKAGE_POSITIONS.mac },
  web: { pageNum: 5, position: undefined },
  liveReport: { pageNum: 8, position: undefined },
  aipo: { pageNum: 9, position: undefined },
  openApi: { pageNum: 10, position: undefined },
} as const satisfies Record<keyof typeof SOFTWARE_POSITIONS, { pageNum: number; position: number | undefined }>;

export type OfferId = keyof typeof OFFERS;
export const OFFER_IDS = Object.keys(OFFERS) as OfferId[];

/** The offers that are the app itself, for one kind of device each. */
export type TerminalId = Extract<OfferId, 'android' | 'ios' | 'windows' | 'mac' | 'web'>;

/** What a click on an offer is counted as (§9). */
export function clickOn(offer: OfferId): DownloadClick {
  return { pageNum: OFFERS[offer].pageNum, plate: APP_PLATE, remark: offer };
}

export interface TerminalDownload {
  href: string;
  /** Of the installation package, where one is known: its download is counted. */
  pid?: string;
}

/** What is known of the file behind a download. */
export interface DownloadFile {
  /** Bytes. */
  fileSize?: number;
  /** SHA-256 in hexadecimal, 64 characters. */
  sha256?: string;
  /** Milliseconds since 1970. */
  publishTime?: number;
}

/**
 * Where an offer is downloaded or opened: its installation package, found by its
 * position in the list, else what the company's facts say (§7, §8).
 */
export function downloadOf(
  offer: Exclude<OfferId, 'openApi'>,
  packages: readonly InstallationPackage[],
): TerminalDownload {
  const found = packageOf(offer, packages);
  const href = fileAddress(found?.url);
  if (found && href) return { href, pid: found.pid || undefined };
  return { href: addressOf(offer) };
}

/** The file an offer's download is, where its package says what it holds; nothing of the default links is known. */
export function fileOf(
  offer: Exclude<OfferId, 'openApi'>,
  packages: readonly InstallationPackage[],
): DownloadFile | undefined {
  const found = packageOf(offer, packages);
  if (!found || !fileAddress(found.url)) return undefined;
  const { fileSize, sha256, publishTime } = found;
  return fileSize === undefined && sha256 === undefined ? undefined : { fileSize, sha256, publishTime };
}

/** Whether what is downloaded is a sample archive: one of the embedded store's, or one that the company's facts name. */
export function isSampleFile(offer: Exclude<OfferId, 'openApi'>, packages: readonly InstallationPackage[]): boolean {
  if (OFFERS[offer].position === undefined) return false;
  return isSample(downloadOf(offer, packages).href === addressOf(offer) ? 'content' : 'data');
}

/** Where an offer leads when no installation package says so; the SDKs have a page of ours. */
function addressOf(offer: Exclude<OfferId, 'openApi'>): string {
  const { downloads, partnerSites } = company();
  const address = offer === 'liveReport' || offer === 'aipo' ? partnerSites[offer] : downloads[offer];
  return isAsset(address) ? assetUrl(address) : address;
}

function isAsset(address: string): address is `/assets/${string}` {
  return address.startsWith('/assets/');
}

function packageOf(offer: OfferId, packages: readonly InstallationPackage[]): InstallationPackage | undefined {
  const { position } = OFFERS[offer];
  return position === undefined ? undefined : packages[position];
}
