import { send } from '@/lib/api/http/transport';
import { browserCall } from '@/lib/contract/browser-calls';
import { CALLS } from '@/lib/contract/calls';
import { ApiFailure } from '@/lib/contract/failure';
import { formAddress } from '@/lib/contract/form-address';
import { withLanguage } from '@/lib/site/href';
import { fakeApi, good, WEBSITE } from './support/api-server';

/** Younger than Chrome 94, Firefox 111 or Safari 16.4, and used on the way to a page's links and calls. */
const YOUNGER = [
  [URLSearchParams.prototype, 'size'],
  [AbortSignal, 'timeout'],
] as const;
const found = YOUNGER.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

describe('Forms: browsers without the newest features', () => {
  const api = fakeApi();
  beforeEach(() => {
    for (const [owner, name] of YOUNGER) Reflect.deleteProperty(owner, name);
  });
  afterEach(() => {
    jest.useRealTimers();
    YOUNGER.forEach(([owner, name], at) => {
      Object.defineProperty(owner, name, found[at] ?? {});
    });
  });

  test('a link carries its language and query', () => {
    expect(withLanguage('/companyDynamics', 'en', { query: { pageIndex: 2 } })).toBe(
      '/companyDynamics?pageIndex=2&lang=en',
    );
  });

  test('a form has its address', () => {
    expect([formAddress('contact'), formAddress('consultation')]).toEqual([
      expect.stringMatching(/^[^?]+$/),
      expect.stringMatching(/\?\w+=consultation$/),
    ]);
  });

  test('a call is sent, with its query', async () => {
    api.answers(() => good([]));
    await send(WEBSITE, { name: 'newsHistory', ...CALLS.newsHistory }, { locale: 'zt', query: { pageIndex: 3 } });
    expect(api.seen[0]?.url.search).toBe('?pageIndex=3');
  });

  test('§7 silence is a timeout of the call', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    api.answers(async () => {
      jest.advanceTimersByTime(30_000);
      return new Promise<Response>(() => {});
    });
    const failure = await send(WEBSITE, browserCall('submitQuestion'), { locale: 'zt' }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ApiFailure);
    expect((failure as ApiFailure).kind).toBe('timeout');
  });
});
