import type { Layout } from '../site/routes';
import { NARROW_BELOW, VIEWPORT_COOKIE } from './narrow-window';
import { selectorsOf } from './user-agent';

export { VIEWPORT_COOKIE };

/** Client hint with the window's width; asked for with `Accept-CH`, never `Critical-CH`. */
export const VIEWPORT_HINT = 'sec-ch-viewport-width';

export interface DeviceEvidence {
  userAgent: string | null;
  /** Value of the viewport-width hint, in CSS px. */
  viewportHint: string | null;
  /** What the page's own script measured: `narrow` or `wide`. */
  viewportCookie: string | undefined;
}

export interface DeviceDecision {
  layout: Layout;
  /** The hint alone made it mobile: say so in the cookie, so that widening undoes it. */
  rememberNarrow: boolean;
}

/**
 * The layout of a visitor (§1): mobile for a phone's user-agent or a window
 * under 400 px. A tablet, and a missing or unreadable user-agent, get desktop.
 * The hint, where there is one, knows this very window; else what the page's
 * script measured counts. The cookie is set here only while there is none: if
 * hint and script ever disagreed, each would otherwise undo the other for ever.
 */
export function resolveDevice({ userAgent, viewportHint, viewportCookie }: DeviceEvidence): DeviceDecision {
  if (isPhone(userAgent)) return { layout: 'mobile', rememberNarrow: false };
  const width = Number.parseInt(viewportHint ?? '', 10);
  if (width > 0) {
    const narrow = width < NARROW_BELOW;
    return { layout: narrow ? 'mobile' : 'desktop', rememberNarrow: narrow && viewportCookie === undefined };
  }
  return { layout: viewportCookie === 'narrow' ? 'mobile' : 'desktop', rememberNarrow: false };
}

function isPhone(userAgent: string | null): boolean {
  return selectorsOf(userAgent).isMobileOnly === true;
}
