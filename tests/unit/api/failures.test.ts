import { HttpResponse } from 'msw';
import { createHttpApi } from '@/lib/api/http/http-api';
import { ApiFailure } from '@/lib/contract/failure';
import type { WebsiteApi } from '@/lib/contract/types';
import { FINTECH, fakeApi, good, refused, timeoutAtOnce, WEBSITE } from '../support/api-server';
import { SPECIFIED, SPECIFIED_READS, SPECIFIED_WRITES } from '../support/calls';

/** A new one for each test: a call that has failed before would rest. */
let api: WebsiteApi;
beforeEach(() => {
  api = createHttpApi({ website: WEBSITE, fintech: FINTECH });
});
const { seen, answers } = fakeApi();

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const status500 = () => HttpResponse.json({ result: 0, msg: 'broken' }, { status: 500 });
const noNetwork = () => HttpResponse.error();
const page = () => HttpResponse.html('<!doctype html><title>Gateway</title>');

async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiFailure)) throw new Error(`Not an ApiFailure: ${String(error)}`);
  return error;
}

describe('§8 a result other than 1', () => {
  test.each(SPECIFIED)('§8 $name: a refusal rejects and names the call', async ({ name, call }) => {
    answers(() => refused({ msg: 'Closed for maintenance' }));
    const failure = await failureOf(call(api));
    expect([failure.call, failure.kind]).toEqual([name, 'rejected']);
    expect(failure.message).toContain(name);
  });

  test("§8 a refusal rejects with the server's message", async () => {
    answers(() => refused({ msg: 'Closed for maintenance' }));
    expect((await failureOf(api.interactiveScroll('en'))).message).toContain('Closed for maintenance');
  });

  test.each([{}, { msg: '' }, { msg: null }, { msg: 7 }])('§8 a refusal with %j rejects with "Error"', async (more) => {
    answers(() => refused(more));
    expect((await failureOf(api.interactiveScroll('en'))).message).toMatch(/\bError$/);
  });

  test('§8 a refusal is an answer: it is not asked for again', async () => {
    answers(() => refused());
    await failureOf(api.interactiveScroll('en'));
    expect(seen).toHaveLength(1);
  });
});

describe('Calls: an answer that does not fit counts as a failed call', () => {
  test.each(SPECIFIED)('§7 $name: an HTML page instead of JSON is a failure of this call', async ({ name, call }) => {
    answers(page);
    const failure = await failureOf(call(api));
    expect([failure.call, failure.kind]).toEqual([name, 'not-json']);
  });

  test.each(['null', '[]', '"success"', '1'])('Calls: JSON that is %s is a failure', async (text) => {
    answers(() => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } }));
    expect((await failureOf(api.interactiveScroll('en'))).kind).toBe('shape');
  });

  test('Calls: an empty answer is a failure', async () => {
    answers(() => new HttpResponse(''));
    expect((await failureOf(api.interactiveScroll('en'))).kind).toBe('not-json');
  });

  test.each(SPECIFIED_READS)('Calls: $name: other data is a failure of this call', async ({ name, call }) => {
    answers(() => good({ somethingElse: [] }));
    const failure = await failureOf(call(api));
    expect([failure.call, failure.kind]).toEqual([name, 'shape']);
    expect(failure.message).toContain(name);
  });

  const lists = SPECIFIED_READS.filter(({ data }) => JSON.stringify(data).includes('['));
  test.each(lists)('Calls: $name: a list that is no list is a failure', async ({ data, call }) => {
    const field = Object.keys(data)[0] as string;
    answers(() => good({ [field]: { 0: {} } }));
    expect((await failureOf(call(api))).kind).toBe('shape');
  });

  test('Calls: a list of which no item can be read is a failure', async () => {
    answers(() => good({ circularsListRtVOS: [{ name: 'Circular' }, null], total: 2 }));
    expect((await failureOf(api.circulars('en', { pageIndex: 1, pageSize: 20 }))).kind).toBe('shape');
  });

  test('Calls: a first page without the items of its total is a failure', async () => {
    answers(() => good({ circularsListRtVOS: [], total: 25 }));
    expect((await failureOf(api.circulars('en', { pageIndex: 1, pageSize: 20 }))).kind).toBe('shape');
  });

  test.each(SPECIFIED)('Calls: $name: a status of 404 with a result of 1 is a failure', async ({ data, call }) => {
    answers(() => HttpResponse.json({ result: 1, msg: 'success', data }, { status: 404 }));
    const failure = await failureOf(call(api));
    expect([failure.kind, failure.status]).toEqual(['rejected', 404]);
  });
});

describe('network, status and timeout', () => {
  test.each([
    ['a status of 500', status500, 'status'],
    ['a status of 503 with a page', () => HttpResponse.html('<h1>Busy</h1>', { status: 503 }), 'status'],
    ['no network', noNetwork, 'network'],
  ] as const)('Calls: %s is a failure that names the call', async (_, answer, kind) => {
    answers(answer);
    const failure = await failureOf(api.interactiveScroll('en'));
    expect([failure.call, failure.kind]).toEqual(['interactiveScroll', kind]);
  });

  test('§7 every call gives up after 30 seconds', async () => {
    const { timeout } = timeoutAtOnce();
    answers(() => good({ interactiveScrollRtVOS: [] }));
    await api.interactiveScroll('en');
    expect(timeout).toHaveBeenCalledWith(30_000);
  });

  test.each(SPECIFIED)('§7 $name: silence is a timeout of this call', async ({ name, call }) => {
    const { silence } = timeoutAtOnce();
    answers(silence);
    const failure = await failureOf(call(api));
    expect([failure.call, failure.kind]).toEqual([name, 'timeout']);
  });

  test('§7 an answer that begins and never ends is a timeout', async () => {
    const controller = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    const endless = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"result":1,'));
        const error = Object.assign(new Error('The operation timed out.'), { name: 'TimeoutError' });
        controller.signal.addEventListener('abort', () => stream.error(error));
        setTimeout(() => controller.abort(error));
      },
    });
    answers(() => new HttpResponse(endless));
    expect((await failureOf(api.interactiveScroll('en'))).kind).toBe('timeout');
  });
});

describe('Data: retries for reads only', () => {
  test.each(SPECIFIED_READS)('$name: is asked for again after a status of 500', async ({ data, call }) => {
    answers(status500, () => good(data));
    await expect(call(api)).resolves.toBeDefined();
    expect(seen).toHaveLength(2);
  });

  test('a read is asked for again after the network failed', async () => {
    answers(noNetwork, () => good('HK'));
    await expect(api.visitorArea('en', { address: null, country: null })).resolves.toBe('HK');
  });

  test('a read that fails again has failed', async () => {
    answers(status500);
    await failureOf(api.interactiveScroll('en'));
    expect(seen).toHaveLength(2);
  });

  const passing = [
    ['a status of 500', status500],
    ['no network', noNetwork],
    ['an HTML page', page],
  ] as const;
  const writes = SPECIFIED_WRITES.flatMap((write) => passing.map(([what, answer]) => ({ ...write, what, answer })));

  test.each(writes)('$name: is never sent a second time after $what', async ({ answer, call }) => {
    answers(answer, () => good());
    await failureOf(call(api));
    expect(seen).toHaveLength(1);
  });

  test.each(SPECIFIED_WRITES)('$name: is never sent a second time after a timeout', async ({ call }) => {
    const { silence } = timeoutAtOnce();
    answers(silence, () => good());
    await failureOf(call(api));
    expect(seen).toHaveLength(1);
  });
});

describe('a failure never repeats what the visitor sent', () => {
  const echo = async (request: Request) => {
    const sent = await request.text();
    return refused({ msg: `Not taken: ${sent}` });
  };
  const ways = [
    ['a refusal that repeats it', echo],
    ['a page that repeats it', async (request: Request) => HttpResponse.html(`<p>${await request.text()}</p>`)],
    ['a status of 500', status500],
    ['no network', noNetwork],
  ] as const;
  const submissions = SPECIFIED_WRITES.filter(({ name }) => name.startsWith('submit'));
  const cases = submissions.flatMap((write) => ways.map(([what, answer]) => ({ ...write, what, answer })));

  test.each(cases)('$name: after $what the failure holds nothing of it', async ({ answer, body, call }) => {
    answers(answer);
    const failure = await failureOf(call(api));
    const told = Object.values(failure).concat(failure.message).join('\n');
    // A business type is one digit, which any sentence may hold.
    const words = Object.values(body ?? {}).filter((value) => String(value).length > 1);
    expect(words.filter((word) => told.includes(word))).toEqual([]);
  });

  test('visitorArea: a refusal that repeats the address of the visitor does not pass it on', async () => {
    answers((request) => refused({ msg: `Unknown address ${request.headers.get('x-forwarded-for')}` }));
    const failure = await failureOf(api.visitorArea('en', { address: '203.0.113.9', country: null }));
    expect(failure.message).not.toContain('203.0.113.9');
  });
});
