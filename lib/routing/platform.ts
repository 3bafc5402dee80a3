import { selectorsOf } from './user-agent';

/** What a visitor's own device runs, as far as there is something to install on it. */
export const PLATFORMS = ['android', 'ios', 'windows', 'mac'] as const;
export type Platform = (typeof PLATFORMS)[number];

export function isPlatform(text: string | undefined): text is Platform {
  return PLATFORMS.some((platform) => platform === text);
}

/**
 * The platform a user-agent names; undefined for any other, a missing or an unreadable one.
 * An iPad that calls itself a Mac counts as one: nothing it sends tells them apart.
 */
export function platformOf(userAgent: string | null): Platform | undefined {
  const { isIOS, isAndroid, isWindows, isMacOs } = selectorsOf(userAgent);
  if (isIOS) return 'ios';
  if (isAndroid) return 'android';
  if (isWindows) return 'windows';
  return isMacOs ? 'mac' : undefined;
}
