import { useTranslations } from 'next-intl';
import type { FoundKind } from '@/lib/domain/found-kind';
import { type FoundName, foundOn, isListRoute, type ListRouteId, ROUTE_IDS } from '@/lib/site/routes';

const PAGES = new Map<FoundKind, ListRouteId>(ROUTE_IDS.filter(isListRoute).map((id) => [foundOn(id), id]));

/**
 * What the search calls what it finds: of lists with the words of their page (`found` in messages/<language>/pages.json),
 * of the rest with its own. `name` heads the results of a kind; `things` stands behind how many there are.
 */
export function useKindWords(): Record<'name' | 'things', (kind: FoundKind) => string> {
  const t = useTranslations('search');
  const pages = useTranslations('pages');
  const saying = (part: 'kind' | 'things') => (kind: FoundKind) => {
    const page = PAGES.get(kind);
    return page ? pages(`${page}.found.${part}`) : t(`${part}.${kind as Exclude<FoundKind, FoundName>}`);
  };
  return { name: saying('kind'), things: saying('things') };
}
