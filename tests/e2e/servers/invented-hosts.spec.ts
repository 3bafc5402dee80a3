import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureNginx, localEdge, startNginx } from '../../../scripts/lib/nginx.mjs';
import { type OwnServer, startOwn } from '../support/own-server';
import { forget } from '../support/servers';
import { DESKTOP_UA, expect, test } from '../support/test';
import { ATTACK_SECONDS, attackFor, megabytesOf, note, pause, visitDuring } from '../support/visits';

/** Whoever invents names of the host, before the edge; in full by `npm run trial:hosts`. */

const NAME = 'invented-hosts';
const SITE = 4368;
const EDGE = 4369;
const CLIENTS = 32;
const PAGES = ['/home', '/aboutUs', '/contactUs', '/companyDynamics'];

const nginx = ensureNginx();
test.skip(nginx === undefined, 'There is no nginx on this machine, and it cannot be fetched.');

test('names of the host that somebody invents take no place on the edge, and nobody waits for them', async () => {
  test.setTimeout(ATTACK_SECONDS * 4000 + 90_000);
  forget(NAME);
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const site: OwnServer = await startOwn(NAME, SITE, {
    EDGE_SECONDS: '5',
    TRUSTED_PROXY_HOPS: '1',
    SITE_URL: `http://127.0.0.1:${EDGE}`,
  });
  const edge = await startNginx(nginx as string, localEdge({ port: EDGE, sites: [SITE], folder }), folder, EDGE);
  try {
    const kept = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    for (const page of PAGES) await ask(page, `127.0.0.1:${EDGE}`);
    // nginx writes what it keeps when the answer has gone.
    await pause(200);
    const before = kept().length;
    let asked = 0;
    const headers = { 'User-Agent': DESKTOP_UA };
    const { home } = await visitDuring({ home: { next: () => `http://127.0.0.1:${EDGE}/home`, headers } }, () =>
      attackFor(ATTACK_SECONDS, CLIENTS, (number) => {
        asked++;
        return ask(PAGES[number % PAGES.length] as string, `${number}.invented.example`);
      }),
    );
    note(NAME, { asked, visits: { home }, files: [before, kept().length], megabytes: megabytesOf(site.process.pid) });
    expect(asked).toBeGreaterThan(CLIENTS);
    expect(Object.keys(home.statuses)).toEqual(['200']);
    // A new version of a page, while it is asked for again, may stand beside the one before.
    expect(kept().length).toBeLessThanOrEqual(2 * before);
  } finally {
    await edge.stop();
    await site.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Asks the edge for a page under a name of the host. */
function ask(page: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: EDGE, path: page, headers: { host, 'user-agent': DESKTOP_UA } },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject).end();
  });
}
