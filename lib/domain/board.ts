/** Groups of the board, in the order of the annual report. */
export const BOARD_GROUPS = ['executive', 'nonExecutive', 'independent'] as const;
export type BoardGroup = (typeof BOARD_GROUPS)[number];

/** Committees of the board, in the order of the governance page. */
export const COMMITTEES = ['audit', 'nomination', 'remuneration'] as const;
export type Committee = (typeof COMMITTEES)[number];

export const COMMITTEE_SEATS = ['chair', 'member'] as const;
export type CommitteeSeat = (typeof COMMITTEE_SEATS)[number];
