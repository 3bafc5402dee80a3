import type { RouteId } from '@/lib/site/routes';

/** Where the sections of a page lead. A section without an entry leads nowhere else. */
export const FRAME_LINKS: Partial<Record<RouteId, Record<string, RouteId>>> = {
  aboutUs: { news: 'companyDynamics' },
};
