import { company } from '@/lib/company/facts';

// The company's name is content, which is read at start.
export const dynamic = 'force-dynamic';

/** What stands on the home screen of a phone: the name and the icon. The site opens in the browser. */
export function GET(): Response {
  const { zt, en } = company().names;
  const manifest = {
    name: [...new Set([en, zt])].join(' '),
    short_name: en,
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
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } });
}
