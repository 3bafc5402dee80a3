import localFont from 'next/font/local';

/**
 * The one Latin face; Chinese is set in the system's own. What pages are written with (core-letters.json) is a file of
 * its own, small enough to be there at the first paint (workshop/fonts.mjs); the whole face is fetched by a page that
 * holds another letter.
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
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+21-23, U+26-27, U+2A, U+3C-3E, U+5B-60, U+7B-7E, U+A1-A8, U+AA-B6, U+B8-2AF, U+2014, U+2018, U+2022, U+20AC, U+2122',
    },
  ],
});
