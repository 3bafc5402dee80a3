import { readCall } from '../api/memory';
import { CLICK_CODES, ORGANISATION_CODE } from '../contract/constants';
import { ApiFailure } from '../contract/failure';
import type { DownloadClick, DownloadCount } from '../contract/types';
import type { Locale } from '../i18n/locales';
import type { Problems } from '../validation';

/** What is wrong with a click: only what the site itself can be clicked on is counted (§9). */
export function unknownInClick({ plate, pageNum }: DownloadClick): Problems {
  const codes = CLICK_CODES[plate];
  if (!codes) return { plate: 'invalid' };
  return codes.includes(pageNum) ? {} : { pageNum: 'invalid' };
}

/** What is wrong with a download: only installation packages that there are, of our own organisation, are counted. */
export async function unknownInCount(locale: Locale, { orgCode, pid }: DownloadCount): Promise<Problems> {
  if (orgCode !== ORGANISATION_CODE) return { orgCode: 'invalid' };
  // Read as pages read it (reads.ts), so a crowd of downloads is one call of the API.
  const read = await readCall('installationPackages', locale, { orgCode: ORGANISATION_CODE, pids: [] });
  if (read.state === 'failed') throw new ApiFailure('installationPackages', 'network', 'could not be read');
  return read.data.items.some((known) => known.pid === pid) ? {} : { pid: 'invalid' };
}
