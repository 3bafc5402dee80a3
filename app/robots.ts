import type { MetadataRoute } from 'next';
import { environment } from '@/lib/config/env';

// The public origin is read at start, so this is no file of the build.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', disallow: ['/website/', '/popularity/'] },
    sitemap: `${environment().siteUrl}/sitemap.xml`,
  };
}
