import { SITE } from '@/lib/site/facts';

/** What both footers show (§2 Navigation), beside the words. */

export const SOCIAL_LINKS = [
  { id: 'microblog', href: SITE.social.microblog },
  { id: 'facebook', href: SITE.social.facebook },
  { id: 'youtube', href: SITE.social.youtube },
] as const;

export const WECHAT_CODES = ['tradingApp', 'tradingPlatform', 'liveService'] as const;

export const PARTNER_SITES = [
  { id: 'exchange', href: SITE.partnerSites.exchange },
  { id: 'regulator', href: SITE.partnerSites.regulator },
  { id: 'liveReport', href: SITE.partnerSites.liveReport },
  { id: 'aipo', href: SITE.partnerSites.aipo },
] as const;
