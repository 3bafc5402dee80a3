import type { RouteId } from '@/lib/site/routes';
import type { Figure } from '../definitions/figures';

/** Where the sections of a page lead. A section without an entry leads nowhere else. */
export const FRAME_LINKS: Partial<Record<RouteId, Record<string, RouteId>>> = {
  aboutUs: { news: 'companyDynamics' },
};

/** Sections that tell a marketing figure, and the figure that is theirs. */
export const FRAME_FIGURES: Partial<Record<RouteId, Record<string, Figure>>> = {};
