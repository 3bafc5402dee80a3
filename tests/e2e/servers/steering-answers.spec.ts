import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOfSite } from '../support/faulty-api';
import { type OwnServer, startOwn } from '../support/own-server';
import { forget } from '../support/servers';
import { DESKTOP_UA, expect, test } from '../support/test';
import { forgetPages } from '../support/versions';
import { ATTACK_SECONDS, attackFor, megabytesOf, note, VISITOR, visitDuring } from '../support/visits';
import { wordsOf } from '../support/words';

/**
 * An API that answers what no page asks for with 500, and whose answers to investors hold what used to decide about a
 * page; and visitors who ask for exactly that. In full by `npm run trial:answers`.
 */

const NAME = 'steering-answers';
const PORT = 4367;
const CLIENTS = 16;

/** What stood in the HTML of a page and decided its status, and whether it was kept. */
const STEERING = ['<div data-page-status="404">', '<div data-page-status="503">', '<div data-page-kept="never">'];
const SAID = 'It was said in the meeting.';

/** What this API cannot answer. */
const UNANSWERED = /pageIndex[="\s:]+9999|code=(?!08017)|"orgCode":"(?!TTT")/;

const FAR = { pageIndex: 9999, pageSize: 6 };
const lists = ['dynamicList', 'reportsList', 'circularsList', 'roadShowList', 'interactiveList'];
/** What a visitor may ask for at our own origin, and what this API makes of it. */
const ASKED: { path: string; body?: object }[] = [
  ...lists.map((list) => ({ path: `/website/Website/${list}`, body: FAR })),
  { path: '/website/Website/dynamicTop?pageIndex=9999&pageSize=6' },
  { path: '/website/Website/sharePrice?code=99999' },
  { path: '/website/Website/getInstallationPackage', body: { orgCode: 'XXX', pids: [] } },
  ...['/companyDynamics', '/financialReports', '/sub-annAndCir', '/sub-roadShow'].map((page) => ({
    path: `${page}?pageIndex=9999`,
  })),
];

async function steeringApi() {
  let refused = 0;
  const server = createServer(async (request, response) => {
    const { asked, status, text } = await answerOfSite(request);
    if (UNANSWERED.test(`${request.url} ${asked}`)) {
      refused++;
      response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"message":"trace"}');
      return;
    }
    const steered = text.replaceAll(
      '"answerContent":"',
      `"answerContent":${JSON.stringify(STEERING.join('') + SAID).slice(0, -1)}`,
    );
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(steered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Calls that it answered with 500. */
    refused: () => refused,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('what visitors ask for breaks no call for others, and no text of an answer decides about a page', async () => {
  test.setTimeout(ATTACK_SECONDS * 4000 + 300_000);
  forget(NAME);
  const api = await steeringApi();
  const server = await startOwn(NAME, PORT, { WEBSITE_API_URL: api.address, TRUSTED_PROXY_HOPS: '1' });
  try {
    const { failed, awaited, busy } = wordsOf('zt', 'common');
    // What is only awaited is on its way, on a machine that has much to do.
    const wrong = (html: string) => [failed.title, busy.title].find((words) => html.includes(words));
    const isThere = async (page: string) => {
      const html = await textOf(server, page);
      return wrong(html) === undefined && !html.includes(awaited.title);
    };
    const visit = (page: string) => ({
      next: () => `${server.address}${page}?lang=zt`,
      headers: { ...VISITOR, 'User-Agent': DESKTOP_UA },
      wrong,
    });
    const PAGES = ['/investorRelations', '/companyDynamics', '/sub-annAndCir'];
    // Until each has been read.
    for (const page of PAGES) await expect.poll(() => isThere(page), { timeout: 60_000, intervals: [1000] }).toBe(true);

    const visits = await visitDuring(Object.fromEntries(PAGES.map((page) => [page, visit(page)])), async () => {
      await attackFor(ATTACK_SECONDS, CLIENTS, async (number) => {
        const { path, body } = ASKED[number % ASKED.length] as (typeof ASKED)[number];
        const answer = await fetch(server.address + path, {
          method: body ? 'POST' : 'GET',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' },
          body: body && JSON.stringify(body),
        });
        await answer.arrayBuffer();
      });
      // Right after it every page is made anew.
      await forgetPages(NAME);
      for (const page of PAGES)
        expect([page, await textOf(server, page)]).toEqual([page, expect.not.stringContaining(failed.title)]);
    });
    note(NAME, { visits, refused: api.refused(), megabytes: megabytesOf(server.process.pid) });
    expect(api.refused()).toBeGreaterThan(0);
    // That the site is busy it may say on a machine that has much to do.
    for (const page of PAGES) {
      const statuses = Object.keys(visits[page]?.statuses ?? {}).filter((status) => status !== `503, ${busy.title}`);
      expect([page, statuses]).toEqual([page, ['200']]);
    }
    await expectCalls(server);

    const steered = await fetch(`${server.address}/investorRelations?lang=zt`, {
      headers: { 'User-Agent': DESKTOP_UA },
    });
    expect([steered.status, steered.headers.get('cache-control')]).toEqual([
      200,
      expect.not.stringContaining('no-store'),
    ]);
    expect(await steered.text()).toContain(SAID);
  } finally {
    await server.stop('SIGKILL');
    api.close();
  }
});

async function textOf({ address }: OwnServer, page: string): Promise<string> {
  return (await fetch(`${address}${page}?lang=zt`, { headers: { ...VISITOR, 'User-Agent': DESKTOP_UA } })).text();
}

/** The calls themselves answer everybody else. */
async function expectCalls({ address }: OwnServer): Promise<void> {
  const call = async (path: string, body?: object) =>
    (
      await fetch(`${address}/website/Website/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', ...VISITOR },
        body: body && JSON.stringify(body),
      })
    ).status;
  const asked = [
    ...lists.map((list) => call(list, { pageIndex: 1, pageSize: 6 })),
    call('sharePrice?code=08017'),
    call('getInstallationPackage', { orgCode: 'TTT', pids: [] }),
  ];
  expect(await Promise.all(asked)).toEqual(asked.map(() => 200));
}
