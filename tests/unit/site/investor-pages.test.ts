import { INVESTOR_GROUPS, pagesBeside } from '@/lib/site/investor-pages';
import { ROUTE_IDS, ROUTES } from '@/lib/site/routes';

describe('pages of investor relations', () => {
  test('each stands in one group, and nothing else does', () => {
    const under = ROUTE_IDS.filter((id) => ROUTES[id].parent === 'investorRelations');
    expect(Object.values(INVESTOR_GROUPS).flat().sort()).toEqual([...under].sort());
  });

  test('beside a page stand those about the same, beside the overview those that most want', () => {
    expect(pagesBeside('dividends')).toBe(INVESTOR_GROUPS.shares);
    expect(pagesBeside('investorRelations')).toContain('announcements');
  });
});
