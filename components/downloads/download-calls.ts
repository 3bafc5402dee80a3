import { APP_PLATE, TERMINALS, type TerminalId } from '@/lib/content/downloads';
import type { Locale } from '@/lib/i18n/locales';
import { INSTALL_GUIDE_AREA, ORGANISATION_CODE } from '@/lib/website-api/constants';
import { send } from '@/lib/website-api/transport';

let area: Promise<unknown> | undefined;

/** Whether the visitor's area installs the iOS app from the guide (§7). Asked once a visit; unknown means no. */
export async function needsInstallGuide(locale: Locale): Promise<boolean> {
  area ??= send('', 'visitorArea', { locale }).then(
    ({ data }) => data,
    () => undefined,
  );
  return (await area) === INSTALL_GUIDE_AREA;
}

/** Counts a click and, for a package, the download: fire and forget (§7), so a failure is nobody's business. */
export async function countDownload(locale: Locale, terminal: TerminalId, pid: string | undefined): Promise<void> {
  const click = { pageNum: TERMINALS[terminal].pageNum, plate: APP_PLATE, remark: terminal };
  await Promise.allSettled([
    send('', 'trackDownload', { locale, body: click }),
    pid && send('', 'updateDownloadCount', { locale, body: { orgCode: ORGANISATION_CODE, pid } }),
  ]);
}
