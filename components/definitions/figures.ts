/** The marketing figures (§9) that /aboutUs defines, by what they count; each has an address of its own. */
export const FIGURE_GROUPS = [
  { group: 'users', figures: ['appUsers', 'cloudUsers', 'brokerReach'] },
  { group: 'brokers', figures: ['brokersServed', 'connectedBrokers', 'markets'] },
  { group: 'reading', figures: ['professionalInvestors', 'reports'] },
  { group: 'companies', figures: ['listedCompanies', 'sharePlans'] },
] as const;
export type Figure = (typeof FIGURE_GROUPS)[number]['figures'][number];

/** Where on /aboutUs all definitions begin. */
export const DEFINITIONS = 'definitions';

/** Where on /aboutUs one figure is defined. */
export function definitionOf(figure: Figure): string {
  return `definition-${figure}`;
}
