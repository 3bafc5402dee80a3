import localFont from 'next/font/local';

/** The one Latin face; Chinese is set in the system's own. */
export const geist = localFont({
  src: '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-geist',
  weight: '100 900',
  display: 'swap',
});
