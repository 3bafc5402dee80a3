import { siFacebook, siSinaweibo, siYoutube } from 'simple-icons';
import { SITE } from '@/lib/config/site';

/** What both footers show (§2 Navigation), beside the words. */

export const SOCIAL_LINKS = [
  { id: 'microblog', href: SITE.social.microblog, path: siSinaweibo.path },
  { id: 'facebook', href: SITE.social.facebook, path: siFacebook.path },
  { id: 'youtube', href: SITE.social.youtube, path: siYoutube.path },
] as const;

export const WECHAT_CODES = [
  { id: 'tradingApp', text: SITE.wechat.tradingApp },
  { id: 'tradingPlatform', text: SITE.wechat.tradingPlatform },
  { id: 'liveService', text: SITE.wechat.liveService },
] as const;

export const PARTNER_SITES = [
  { id: 'exchange', href: SITE.partnerSites.exchange },
  { id: 'regulator', href: SITE.partnerSites.regulator },
  { id: 'liveReport', href: SITE.partnerSites.liveReport },
  { id: 'aipo', href: SITE.partnerSites.aipo },
] as const;
