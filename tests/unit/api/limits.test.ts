import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createHttpApi } from '@/lib/api/http/http-api';
import { ApiFailure } from '@/lib/contract/failure';
import type { WebsiteApi } from '@/lib/contract/types';
import { MESSAGE, QUESTION } from '../support/calls';

/** What an API may do to the connection itself, so these are real servers. */

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface Server {
  address: string;
  /** Method and address of every request, with its body. */
  seen: string[];
  answer: Answer;
}

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const { close } of servers.splice(0)) close();
});

async function serve(answer: Answer): Promise<Server> {
  const started: Server = { address: '', seen: [], answer };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    started.seen.push(`${request.method} ${request.url} ${body}`);
    started.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  started.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  servers.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return started;
}

const apiAt = ({ address }: Server) => createHttpApi({ website: address, fintech: address });
const json = (value: unknown, headers: Record<string, string> = {}) =>
  ((_, response) => response.writeHead(200, headers).end(JSON.stringify(value))) satisfies Answer;
const redirect = (status: number, location: string) =>
  ((_, response) => response.writeHead(status, { Location: location }).end()) satisfies Answer;

const SUCCESS = { result: 1, msg: 'success', data: { interactiveScrollRtVOS: [{ questionContent: 'Who?' }] } };

const submitConsultation = (api: WebsiteApi) => api.submitConsultation('en', MESSAGE);
const submitQuestion = (api: WebsiteApi) => api.submitQuestion('en', QUESTION);
const scroll = (api: WebsiteApi) => api.interactiveScroll('en');
const history = (api: WebsiteApi) => api.newsHistory('en', { pageIndex: 1, pageSize: 6 });

async function kindOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: unknown) => (error instanceof ApiFailure ? error.kind : String(error)),
  );
}

describe('Calls: no redirect is followed by a write', () => {
  const statuses = [301, 302, 303, 307, 308];

  test.each(statuses)('a visitor’s words go nowhere else with a status of %d', async (status) => {
    const elsewhere = await serve(json(SUCCESS));
    const api = await serve(redirect(status, `${elsewhere.address}/collect`));
    expect([await kindOf(submitConsultation(apiAt(api))), await kindOf(submitQuestion(apiAt(api)))]).toEqual([
      'redirect',
      'redirect',
    ]);
    expect([elsewhere.seen, api.seen.length]).toEqual([[], 2]);
  });

  test('nor to another address of the same origin', async () => {
    const api = await serve(redirect(307, '/other'));
    expect([await kindOf(submitQuestion(apiAt(api))), api.seen.length]).toEqual(['redirect', 1]);
  });
});

describe('Calls: no redirect to another origin by a read', () => {
  test.each([301, 302, 303, 307, 308])('a status of %d to another origin is a failure', async (status) => {
    const elsewhere = await serve(json(SUCCESS));
    const api = await serve(redirect(status, `${elsewhere.address}/website/Website/interactiveScroll`));
    expect([await kindOf(scroll(apiAt(api))), elsewhere.seen]).toEqual(['redirect', []]);
  });

  test.each(['http://[', '', 'file:///etc/passwd', '//elsewhere.test/x'])('so is one to %j', async (location) => {
    const api = await serve(redirect(302, location));
    expect(await kindOf(scroll(apiAt(api)))).toMatch(/redirect/);
  });

  test('within its origin it is followed, with its body', async () => {
    const api = await serve((request, response) => {
      if (request.url === '/moved') json({ ...SUCCESS, data: { dynamicTopRtVOS: [], total: 0 } })(request, response);
      else redirect(308, '/moved')(request, response);
    });
    expect(await kindOf(history(apiAt(api)))).toBe('success');
    expect(api.seen.at(-1)).toBe('POST /moved {"pageIndex":1,"pageSize":6}');
  });

  test('a circle has an end', async () => {
    const api = await serve(redirect(302, '/website/Website/interactiveScroll'));
    expect([await kindOf(scroll(apiAt(api))), api.seen.length]).toEqual(['redirect', 4]);
  });
});

describe('Calls: sizes are bounded while they are read', () => {
  const MB = 1024 * 1024;
  /** Sends until nobody listens any more, and says how much that was. */
  function endless(piece: Buffer, headers: Record<string, string> = {}) {
    const sent = { bytes: 0 };
    const answer: Answer = (_, response) => {
      response.writeHead(200, headers);
      const more = () => {
        while (!response.destroyed && sent.bytes < 400 * MB) {
          sent.bytes += piece.byteLength;
          if (!response.write(piece)) return response.once('drain', more);
        }
        return response.end();
      };
      more();
    };
    return { sent, answer };
  }

  test.each([
    ['read', scroll, 10 * MB],
    ['write', submitQuestion, 64 * 1024],
  ] as const)('an endless answer to a %s is left as soon as it is too large', async (_, call, most) => {
    const { sent, answer } = endless(Buffer.alloc(64 * 1024, ' '));
    const api = await serve(answer);
    expect(await kindOf(call(apiAt(api)))).toBe('too-large');
    // What the system's buffers between the two hold comes on top.
    expect(sent.bytes).toBeLessThan(most + 16 * MB);
  });

  test('a small packed answer that is large unpacked is too large', async () => {
    const packed = gzipSync(Buffer.alloc(200 * MB, ' '));
    const api = await serve((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed));
    const before = process.memoryUsage().arrayBuffers;
    expect(await kindOf(scroll(apiAt(api)))).toBe('too-large');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * MB);
  });

  test('the failure names the call and the limit', async () => {
    const api = await serve(endless(Buffer.alloc(64 * 1024, ' ')).answer);
    await expect(submitQuestion(apiAt(api))).rejects.toThrow('submitQuestion: answered with more than 64 KB');
  });

  test('it is not asked for a second time', async () => {
    const api = await serve(endless(Buffer.alloc(MB, ' ')).answer);
    await kindOf(scroll(apiAt(api)));
    expect(api.seen).toHaveLength(1);
  });

  test('an answer of 9 MB is read', async () => {
    const questions = Array.from({ length: 450 }, (_, index) => ({ questionContent: `${index}${'x'.repeat(20_000)}` }));
    const api = await serve(json({ ...SUCCESS, data: { interactiveScrollRtVOS: questions } }));
    expect((await scroll(apiAt(api))).items).toHaveLength(450);
  });

  test('letters that fall between two pieces stay whole', async () => {
    const text = Buffer.from(
      JSON.stringify({ ...SUCCESS, data: { interactiveScrollRtVOS: [{ questionContent: '問' }] } }),
    );
    const cut = text.indexOf('問') + 1;
    const api = await serve((_, response) => {
      response.write(text.subarray(0, cut));
      setTimeout(() => response.end(text.subarray(cut)), 20);
    });
    expect((await scroll(apiAt(api))).items[0]?.questionContent).toBe('問');
  });
});

test('brackets without end are no answer, and no crash', async () => {
  const api = await serve((_, response) => response.end(`{"result":1,"data":${'['.repeat(500_000)}`));
  expect(await kindOf(scroll(apiAt(api)))).toBe('not-json');
  api.answer = (_, response) => response.end(`{"result":1,"data":${'['.repeat(2e5)}${']'.repeat(2e5)}}`);
  expect(await kindOf(scroll(apiAt(api)))).toBe('shape');
});
