import type { ArtName } from '../assets/artwork';

/**
 * What the broker service page lists (§2, §4), by subject. The words stand under
 * the same keys in the namespace `broker` of the messages.
 */

/** The business centre: five tabs of 4, 12, 8, 11 and 4 cards, of which the first is the large one. */
export const CENTRE = [
  {
    tab: 'accounts',
    art: 'broker/accounts',
    cards: [{ key: 'onboarding' }, { key: 'bcan' }, { key: 'authority' }, { key: 'review' }],
  },
  {
    tab: 'trading',
    art: 'broker/trading',
    cards: [
      { key: 'gateway' },
      { key: 'auction' },
      { key: 'vcm' },
      { key: 'conditional' },
      { key: 'northbound' },
      { key: 'us', isNew: true },
      { key: 'oddLot' },
      { key: 'short' },
      { key: 'phone' },
      { key: 'allocation' },
      { key: 'plan' },
      { key: 'weather', isNew: true },
    ],
  },
  {
    tab: 'risk',
    art: 'broker/risk',
    cards: [
      { key: 'marginCall' },
      { key: 'limits' },
      { key: 'concentration' },
      { key: 'twoFactor' },
      { key: 'surveillance' },
      { key: 'screening', isNew: true },
      { key: 'logins' },
      { key: 'capital' },
    ],
  },
  {
    tab: 'settlement',
    art: 'broker/settlement',
    cards: [
      { key: 'ccass' },
      { key: 'clientMoney' },
      { key: 'deposits' },
      { key: 'withdrawals' },
      { key: 'ipo', isNew: true },
      { key: 'elections' },
      { key: 'dividends' },
      { key: 'voting' },
      { key: 'contractNotes' },
      { key: 'statements' },
      { key: 'shortfall', isNew: true },
    ],
  },
  {
    tab: 'reports',
    art: 'broker/reports',
    cards: [{ key: 'overview' }, { key: 'commission' }, { key: 'returns' }, { key: 'audit' }],
  },
] as const satisfies readonly CentreTab[];

export interface CentreTab {
  tab: string;
  /** Picture of the large card. */
  art: ArtName;
  cards: readonly CentreCard[];
}

/** A business card (§3): title, content and tags are words. */
export interface CentreCard {
  key: string;
  isNew?: boolean;
}

/** Who answers for a task: the broker, its supplier, or a program alone. */
export type Doer = 'broker' | 'us' | 'system';

/** A trading day in four parts, with what is done when and by whom. */
export const DAY = [
  {
    part: 'before',
    tasks: [
      { key: 'a', time: '07:30', by: 'us' },
      { key: 'b', time: '08:15', by: 'system' },
      { key: 'c', time: '08:45', by: 'broker' },
      { key: 'd', time: '09:00', by: 'system' },
    ],
  },
  {
    part: 'session',
    tasks: [
      { key: 'a', time: '09:30', by: 'us' },
      { key: 'b', time: '10:00', by: 'system' },
      { key: 'c', time: '13:00', by: 'broker' },
      { key: 'd', time: '16:00', by: 'system' },
    ],
  },
  {
    part: 'after',
    tasks: [
      { key: 'a', time: '16:30', by: 'broker' },
      { key: 'b', time: '18:15', by: 'system' },
      { key: 'c', time: '19:00', by: 'system' },
      { key: 'd', time: '20:00', by: 'us' },
    ],
  },
  {
    part: 'settling',
    tasks: [
      { key: 'a', time: 'T+1 09:00', by: 'broker' },
      { key: 'b', time: 'T+1 17:00', by: 'system' },
      { key: 'c', time: 'T+2 09:30', by: 'system' },
      { key: 'd', time: 'T+2 15:45', by: 'us' },
    ],
  },
] as const satisfies readonly { part: string; tasks: readonly { key: string; time: string; by: Doer }[] }[];

/** The three programs and the film of each; the second is chosen at first (§4). */
export const SOFTWARE = [
  { key: 'app', film: 'app' },
  { key: 'desk', film: 'ladder' },
  { key: 'console', film: 'margin' },
] as const;

/** The three data services. */
export const SUPPLY = ['streaming', 'delayed', 'usage'] as const;

/** The five modules of the data platform. */
export const PLATFORM = [
  { key: 'liveReport', art: 'broker/chapters' },
  { key: 'ipo', art: 'broker/new-shares' },
  { key: 'heatMap', art: 'broker/sector-flows' },
  { key: 'holders', art: 'broker/holders' },
  { key: 'peers', art: 'broker/peers' },
] as const satisfies readonly { key: string; art: ArtName }[];

/** The steps of the worked example, after the one that is told in large. */
export const EXAMPLE = ['ccass', 'notes', 'opening', 'elections'] as const;
