/** Films of the banner and of the software pause when the page is scrolled further than this, in px (§4). */
export const FILM_UNTIL = { before: 400 };
