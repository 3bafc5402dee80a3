import { createBreaker } from '@/lib/api/http/breaker';
import { ApiFailure, type FailureKind } from '@/lib/contract/failure';
import { quietLog } from '../../support/site';

const log = quietLog();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failing = (kind: FailureKind) => jest.fn(async () => Promise.reject(new ApiFailure('reports', kind, 'failed')));
const good = () => jest.fn(async () => 'good');
const hanging = (ms: number) => jest.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('late'), ms)));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const kindOf = (run: Promise<unknown>) => run.then(String, (error: ApiFailure) => error.kind);
const events = () => log.map((line) => JSON.parse(line).event);

type Breaker = ReturnType<typeof createBreaker>;
async function failThrice(run: Breaker, kind: FailureKind = 'network') {
  for (let attempt = 0; attempt < 3; attempt++) await kindOf(run('reports', failing(kind)));
}

describe('§3 an API that keeps failing is asked by one probe', () => {
  test.each(['network', 'timeout', 'status', 'not-json', 'redirect'] as const)(
    'after three failures (%s) nobody asks it for two seconds, then one does',
    async (kind) => {
      const run = createBreaker();
      await failThrice(run, kind);
      const ask = good();
      expect(await kindOf(run('reports', ask))).toBe('resting');
      await pass(1999);
      expect(await kindOf(run('reports', ask))).toBe('resting');
      expect(ask).not.toHaveBeenCalled();
      await pass(1);
      expect(await run('reports', ask)).toBe('good');
      expect(await run('reports', ask)).toBe('good');
      expect(events()).toEqual(['api.resting', 'api.back']);
    },
  );

  test('while the probe waits for its answer nobody else asks', async () => {
    const run = createBreaker();
    await failThrice(run);
    await pass(2000);
    const probe = run('reports', hanging(4000));
    const others = Array.from({ length: 1000 }, () => kindOf(run('reports', good())));
    expect(new Set(await Promise.all(others))).toEqual(new Set(['resting']));
    await pass(4000);
    expect(await probe).toBe('late');
  });

  test('the pauses grow to fifteen seconds', async () => {
    const run = createBreaker();
    await failThrice(run);
    for (const seconds of [2, 4, 8, 15, 15]) {
      await pass(seconds * 1000 - 1);
      expect(await kindOf(run('reports', failing('network')))).toBe('resting');
      await pass(1);
      expect(await kindOf(run('reports', failing('network')))).toBe('network');
    }
    expect(events()).toEqual(['api.resting']);
  });

  test('a hundred that fail at once let it rest no longer than three', async () => {
    const run = createBreaker();
    await Promise.all(Array.from({ length: 100 }, () => kindOf(run('reports', failing('status')))));
    await pass(2000);
    expect(await run('reports', good())).toBe('good');
  });

  test('one that hangs counts before its time is up, and once', async () => {
    const run = createBreaker();
    for (let call = 0; call < 3; call++) void run('reports', hanging(60_000));
    await pass(4999);
    expect(events()).toEqual([]);
    await pass(1);
    expect(await kindOf(run('reports', good()))).toBe('resting');
  });

  test('a call that rests takes no other with it', async () => {
    const run = createBreaker();
    await failThrice(run);
    expect(await run('newsHistory', good())).toBe('good');
  });

  test.each(['rejected', 'shape', 'too-large'] as const)('%s says nothing of the API', async (kind) => {
    const run = createBreaker();
    await failThrice(run, kind);
    expect(await run('reports', good())).toBe('good');
  });

  test('an answer between failures begins the count anew', async () => {
    const run = createBreaker();
    for (let round = 0; round < 3; round++) {
      await kindOf(run('reports', failing('network')));
      await kindOf(run('reports', failing('network')));
      await run('reports', good());
    }
    expect(events()).toEqual([]);
  });
});
