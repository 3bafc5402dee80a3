/** What a box that is ticked sends. */
export const TICKED = 'yes';

/** Names of the fields that a form sends beside what is typed; what calls them otherwise is not understood. */
export const HIDDEN_FIELDS = {
  /** Public path of the page that a plain form stands on, to come back to. */
  returnTo: 'returnTo',
  /** Language of that page. */
  language: 'lang',
  /**
   * A field no person sees, and of a name that no password manager knows; a program fills it in. What comes
   * with it is kept apart for somebody to look at.
   */
  honeypot: 'subtopic',
} as const;
