import { environment } from '@/lib/config/env';

// The public origin is read at start, so this is no file of the build.
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /website/',
    'Disallow: /popularity/',
    '',
    `Sitemap: ${environment().siteUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
