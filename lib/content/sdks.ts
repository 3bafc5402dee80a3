import { assetUrl } from '../assets/address';
import { SDK_PLATE } from '../contract/constants';
import type { DownloadClick } from '../contract/types';
import examples from './sdk-examples.json';
import packages from './sdk-packages.json';

/** An SDK as its archive was packed (open-api/pack.mjs). */
export interface Sdk {
  id: SdkId;
  /** What a click on its tile is counted under (§3). */
  type: number;
  version: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Bytes of the archive. */
  bytes: number;
  /** Of the archive, 64 hexadecimal digits. */
  sha256: string;
  /** Public address of the archive. */
  href: string;
}

/** The seven tiles in the order of §2. */
export const SDK_IDS = ['javascript', 'java', 'ios', 'android', 'macObjectiveC', 'python', 'cpp'] as const;
export type SdkId = (typeof SDK_IDS)[number];

/** Every SDK there is to download (§2 SDK download page). */
export function sdks(): Sdk[] {
  return SDK_IDS.flatMap((id) => {
    const found = packages.find(({ key }) => key === id);
    if (!found) return [];
    const { type, version, date, bytes, sha256, file } = found;
    return [{ id, type, version, date, bytes, sha256, href: assetUrl(file as `/assets/${string}`) }];
  });
}

/** A piece of a line of code, and what it is where that shows. */
export interface CodePiece {
  text: string;
  kind?: string;
}

/** The example of an SDK by line: signs in and follows quotes, as the file in its archive does. */
export function sdkExample(id: SdkId): CodePiece[][] {
  return examples[id];
}

/** What a click on a tile is counted as (§9). */
export function clickOnSdk({ id, type }: Sdk): DownloadClick {
  return { pageNum: type, plate: SDK_PLATE, remark: id };
}
