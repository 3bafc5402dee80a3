import localFont from 'next/font/local';

/**
 * The one Latin face; Chinese is set in the system's own. What English pages are
 * written with is a file of its own, small enough to be there at the first paint
 * (workshop/fonts.mjs); the whole face is fetched by a page that holds another letter.
 */
export const geist = localFont({
  src: './geist-core.woff2',
  variable: '--font-geist',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: false,
});

export const geistWhole = localFont({
  src: '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-geist-whole',
  weight: '100 900',
  display: 'swap',
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-A8, U+AA-AD, U+AF-B6, U+B8-D6, U+D8-2AF, U+20AC' }],
});
