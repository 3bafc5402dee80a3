import { decide } from '@/lib/routing/decide';

const at = (search: string) =>
  decide({ pathname: '/boardMembers', query: new URLSearchParams(search), layout: 'desktop', locale: 'zt' });

describe('?on= of a page that can show another day', () => {
  test('a day is part of the internal address, and none is the page of today', () => {
    expect(at('on=2024-07-12')).toEqual({ kind: 'page', internalPath: '/desktop/zt/boardMembers/2024-07-12' });
    expect(at('')).toEqual({ kind: 'page', internalPath: '/desktop/zt/boardMembers' });
  });

  test.each(['2024-02-30', '2024-13-01', '2024', 'tomorrow', '20240712', '2524-07-12'])('%s cannot be read', (day) => {
    expect(at(`on=${day}`)).toEqual({ kind: 'page', internalPath: '/desktop/zt/boardMembers/unreadable' });
  });

  test('a full stop behind it is mended', () => {
    expect(at('on=2024-07-12.')).toEqual({ kind: 'redirect', location: '/boardMembers?on=2024-07-12' });
  });
});
