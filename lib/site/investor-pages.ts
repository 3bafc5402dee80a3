import type { RouteId } from './routes';

/** The pages under investor relations by what they are about, in the order in which people look for them. */
export const INVESTOR_GROUPS = {
  results: ['results', 'keyFigures', 'financialReports', 'roadshows'],
  announcements: ['announcements', 'publicationRecord', 'investorQuestions', 'alerts'],
  shares: ['shareInformation', 'dividends', 'financialCalendar', 'generalMeetings', 'shareholderInformation'],
  governance: ['corporateRegulation', 'boardMembers', 'esg'],
} as const satisfies Record<string, readonly RouteId[]>;
export type InvestorGroup = keyof typeof INVESTOR_GROUPS;
export const INVESTOR_GROUP_NAMES = Object.keys(INVESTOR_GROUPS) as InvestorGroup[];

/** What most people come for: beside the heading of the overview. */
const WANTED: readonly RouteId[] = [
  'announcements',
  'financialReports',
  'results',
  'keyFigures',
  'shareInformation',
  'financialCalendar',
];

/** Pages to go on to from a page of investor relations: those about the same; from the overview, those that most want. */
export function pagesBeside(id: RouteId): readonly RouteId[] {
  const groups: readonly (readonly RouteId[])[] = Object.values(INVESTOR_GROUPS);
  return groups.find((pages) => pages.includes(id)) ?? WANTED;
}
