/** Business constants of the API (specification §9). */

export const ORGANISATION_CODE = 'TTT';
export const REQUEST_TIMEOUT_MS = 30_000;
export const SOFTWARE_PAGING = { pageIndex: 1, pageSize: 100 } as const;

/** For so many years, from when it was published, a document published under the Rules of the Exchange stays on the site. */
export const FILING_KEPT_YEARS = 5;

/** Positions in the installation package list (§7). */
export const PACKAGE_POSITIONS = { windows: 7, android: 12, mac: 27 } as const;

/** Positions in the software list (§3); 5 and 6 are other products. */
export const SOFTWARE_POSITIONS = {
  android: 0,
  ios: 1,
  windows: 2,
  mac: 3,
  web: 4,
  liveReport: 7,
  aipo: 8,
  openApi: 9,
} as const;

/** Plates of download clicks (§9): the app, wherever on the site it is clicked, and the SDK page. */
export const APP_PLATE = 1;
export const SDK_PLATE = 2;

/** What a click may say it was on: page numbers of the app page (plate 1), type codes of the SDK page's tiles (plate 2). */
export const CLICK_CODES: Readonly<Record<number, readonly number[]>> = {
  [APP_PLATE]: [1, 2, 3, 4, 5, 8, 9, 10],
  [SDK_PLATE]: [11, 12, 13, 14, 15, 16, 17],
};

/** Visitors in this area install the iOS app from the install guide, not the store (§7). */
export const INSTALL_GUIDE_AREA = 'CN';
