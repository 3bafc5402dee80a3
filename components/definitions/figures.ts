/** The marketing figures (§9) that /aboutUs defines, each under an address of its own. */
export const FIGURES = [
  'appUsers',
  'cloudUsers',
  'brokerReach',
  'brokersServed',
  'connectedBrokers',
  'markets',
  'professionalInvestors',
  'reports',
  'listedCompanies',
  'sharePlans',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Where on /aboutUs all definitions begin. */
export const DEFINITIONS = 'definitions';

/** Where on /aboutUs one figure is defined. */
export function definitionOf(figure: Figure): string {
  return `definition-${figure}`;
}
