/** Where the consultation stands in a page; buttons further up lead to it. Apart from the form, whose styles only its own pages carry. */
export const CONSULTATION_ID = 'consult';
