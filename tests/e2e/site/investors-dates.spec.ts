import { expect, test } from '@playwright/test';
import { SAMPLE_COMPANY } from '../../unit/support/sample';

/** Plain HTTP: what content says, to the last digit, on pages and in every file. */

const MOBILE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1' };
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<wbr\s*\/?>/g, '')
    .replace(/<[^>]+>/g, ' ');

for (const [layout, headers] of [
  ['desktop', {}],
  ['mobile', MOBILE],
] as const) {
  test(`every vote of every meeting stands on its page, on ${layout}`, async ({ request }) => {
    for (const { id, resolutions } of SAMPLE_COMPANY.meetings) {
      const html = await (await request.get(`/generalMeetings?id=${id}&lang=en`, { headers })).text();
      const text = textOf(html);
      for (const { for: yes, against } of resolutions) {
        expect(text).toContain(yes?.toLocaleString('en'));
        expect(text).toContain(against?.toLocaleString('en'));
      }
    }
  });
}

test('the tables have the votes and the dividends of content', async ({ request }) => {
  const votes = await (await request.get('/data/general-meetings.en.json')).json();
  const given = SAMPLE_COMPANY.meetings.flatMap(({ resolutions }) => resolutions.map((one) => [one.for, one.against]));
  expect(votes.rows.map((row: { for: number; against: number }) => [row.for, row.against])).toEqual(given);
  const csv = await (await request.get('/data/general-meetings.zt.csv')).text();
  for (const count of given.flat()) expect(csv).toContain(`,${count},`);
  const dividends = await (await request.get('/data/dividends.zh.json')).json();
  expect(dividends.rows.map((row: { year: number; amount: number | null }) => [row.year, row.amount])).toEqual(
    SAMPLE_COMPANY.dividends?.years.map(({ year, declared }) => [year, declared?.[0]?.amount ?? null]),
  );
  expect((await request.get('/data/dividends.en.xlsx')).headers()['content-type']).toContain('spreadsheetml');
});

test('a meeting that is not there is missing', async ({ request }) => {
  const answer = await request.get('/generalMeetings?id=2017-agm&lang=en');
  expect(answer.status()).toBe(404);
  expect(textOf(await answer.text())).toContain('There is no such meeting');
});

test('the calendar to subscribe to has what is ahead', async ({ request }) => {
  const text = (await (await request.get('/feeds/calendar.en.ics')).text()).replaceAll('\r\n ', '');
  for (const { id } of SAMPLE_COMPANY.calendar) expect(text).toContain(`UID:${id}@tradego`);
  expect(text).toMatch(/STATUS:CANCELLED/);
});
