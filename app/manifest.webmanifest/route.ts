// The same for everybody: a file of the build.
export const dynamic = 'force-static';

/** What stands on the home screen of a phone: the name and the icon. The site opens in the browser. */
const MANIFEST = {
  name: 'TradeGo 捷利交易寶',
  short_name: 'TradeGo',
  lang: 'zh-Hant',
  start_url: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: '#0b1220',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  ],
};

export function GET(): Response {
  return Response.json(MANIFEST, { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } });
}
