import { readCall } from '@/lib/api/memory';
import { readNarrowed } from '@/lib/api/registers';
import { readWhole } from '@/lib/api/whole-list';
import type { FindInRegister, WebsiteApi } from '@/lib/contract/types';

const mockAnswer = jest.fn(async () => ({ items: ['answer'], total: 1 }));
const mockFound = jest.fn(async () => ({ items: ['narrowed'], total: 1, years: [2026] }));
jest.mock('@/lib/api/index', () => ({
  websiteApi: () => ({ roadshows: mockAnswer }) as unknown as WebsiteApi,
  findInStore: () => mockFound as unknown as FindInRegister,
}));

test('an answer, the same page as the store narrows it, and the whole list are remembered apart', async () => {
  // The overview of investor relations and the list itself ask for the same four entries.
  const first = { pageIndex: 1, pageSize: 4 };
  expect(await readCall('roadshows', 'zt', first)).toMatchObject({ data: { items: ['answer'] } });
  expect(await readNarrowed('roadshows', 'zt', first)).toMatchObject({ data: { years: [2026] } });
  expect(await readWhole('roadshows', 'zt')).toMatchObject({ data: ['answer'] });
  expect(await readCall('roadshows', 'zt', first)).toMatchObject({ data: { items: ['answer'] } });
  expect(mockAnswer).toHaveBeenCalledTimes(2);
});
