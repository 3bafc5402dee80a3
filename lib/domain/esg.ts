/** What the figures of ESG reports are about, in the order in which reports have them. */
export const ESG_SUBJECTS = ['environment', 'people', 'conduct'] as const;
export type EsgSubject = (typeof ESG_SUBJECTS)[number];

/** Figures that people search for by name (lib/facts/esg.ts); a content folder may have any others besides. */
export const ESG_FIGURES = ['electricity', 'scope1', 'scope2', 'scope3', 'employees'] as const;
export type EsgFigureName = (typeof ESG_FIGURES)[number];
