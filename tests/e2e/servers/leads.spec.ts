import { readInbox, startOwn } from '../support/own-server';
import { databaseOf, forget } from '../support/servers';
import { expect, test } from '../support/test';

/** Pages whose plain form carries a business type of its own (§9). */
const PAGES = [
  ['/brokerService', '4'],
  ['/listedCompanyServices', '5'],
] as const;

test('§9 a lead from each page arrives in the inbox with its business type', async ({ request }) => {
  forget('leads');
  const server = await startOwn('leads', 4326);
  try {
    for (const [path, type] of PAGES) {
      const html = await (await request.get(`${server.address}${path}?lang=en`)).text();
      const [form = ''] = /<form[^>]*data-testid="consultation-form"[^>]*>/.exec(html) ?? [];
      const [, action] = /action="([^"]+)"/.exec(form) ?? [];
      const [, chosen] = /<option value="(\d)" selected/.exec(html) ?? [];
      expect([path, chosen]).toEqual([path, type]);
      const answer = await request.post(`${server.address}${action}`, {
        form: {
          returnTo: path,
          lang: 'en',
          businessType: chosen ?? '',
          companyName: `Lead of ${path}`,
          name: 'Chan',
          phone: '9123 4567',
          content: 'Please call us.',
        },
        maxRedirects: 0,
      });
      expect([answer.status(), answer.headers().location]).toEqual([303, `${path}?lang=en#sent`]);
    }
    const leads = JSON.parse(await readInbox(databaseOf('leads'), ['--format', 'json'])) as Record<string, string>[];
    expect(leads.map(({ companyName, businessType }) => [companyName, businessType])).toEqual(
      // The newest first.
      PAGES.map(([path, type]) => [`Lead of ${path}`, type]).toReversed(),
    );
  } finally {
    await server.stop();
  }
});
