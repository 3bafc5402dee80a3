import { post, quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
let site: Site;
afterEach(() => site.stop());

describe('privacy: words of a search never reach the log', () => {
  test.each(['confidential', 'two words', 'with/slash/confidential', '收購'])('%s', async (q) => {
    site = await startSite();
    const db = await site.store();
    await db.schema.dropTable('entries').execute();
    const answer = await site.calls.circulars(post({ pageIndex: 1, pageSize: 20, q }, { language: 'cht' }));
    expect(answer.status).toBe(502);
    const failed = log.map((line) => JSON.parse(line)).find(({ event }) => event === 'api.read-failed');
    expect(failed).toMatchObject({ call: 'circulars', locale: 'zt' });
    expect(q.split(/[ /]/).filter((word) => log.join().includes(word))).toEqual([]);
  });
});
