import type { BreadcrumbList } from 'schema-dts';
import { environment } from '../../config/env';

/** The way from home to a page; what has no address of its own is the page itself. */
export function breadcrumbList(crumbs: readonly { label: string; href?: string }[]): BreadcrumbList {
  const { siteUrl } = environment();
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      ...(href !== undefined && { item: new URL(href, siteUrl).href }),
    })),
  };
}
