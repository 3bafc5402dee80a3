/** What both footers show (§2 Navigation), beside the words; where each leads is a fact of the company. */

export const SOCIAL_ACCOUNTS = ['microblog', 'facebook', 'youtube'] as const;

export const WECHAT_CODES = ['tradingApp', 'tradingPlatform', 'liveService'] as const;

export const PARTNERS = ['exchange', 'regulator', 'liveReport', 'aipo'] as const;
