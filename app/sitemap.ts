import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/lib/seo/sitemap';

// The public origin and the news are read when it is asked for.
export const dynamic = 'force-dynamic';

export default function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries();
}
