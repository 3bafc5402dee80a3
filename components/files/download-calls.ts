import { send } from '@/lib/api/http/transport';
import { browserCall } from '@/lib/contract/browser-calls';
import { INSTALL_GUIDE_AREA, ORGANISATION_CODE } from '@/lib/contract/constants';
import type { DownloadClick } from '@/lib/contract/types';
import type { Locale } from '@/lib/i18n/locales';

let area: Promise<unknown> | undefined;

/** Whether the visitor's area installs the iOS app from the guide (§7). Asked once a visit; unknown means no. */
export async function needsInstallGuide(locale: Locale): Promise<boolean> {
  area ??= send('', browserCall('visitorArea'), { locale }).then(
    ({ data }) => data,
    () => undefined,
  );
  return (await area) === INSTALL_GUIDE_AREA;
}

/** Counts a click and, for a package, the download: fire and forget (§7), so a failure is nobody's business. */
export async function countDownload(locale: Locale, click: DownloadClick, pid: string | undefined): Promise<void> {
  await Promise.allSettled([
    send('', browserCall('trackDownload'), { locale, body: click }),
    pid && send('', browserCall('updateDownloadCount'), { locale, body: { orgCode: ORGANISATION_CODE, pid } }),
  ]);
}
