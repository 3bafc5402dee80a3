import { log, reasonOf } from '@/lib/base/log';

function captured(write: () => void) {
  const out = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  write();
  const lines = { out: out.mock.calls.flat().map(String), error: error.mock.calls.flat().map(String) };
  jest.restoreAllMocks();
  return lines;
}

const parsed = (text: string | undefined): unknown => JSON.parse(text ?? '');

describe('§8 failures are only logged', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('§8 an event is one line of JSON with its time, level and name', () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 18) });
    const { out } = captured(() => log('info', 'pages.warm', { made: 3 }));
    expect(out).toHaveLength(1);
    expect(parsed(out[0])).toEqual({ time: '2026-11-18T00:00:00.000Z', level: 'info', event: 'pages.warm', made: 3 });
  });

  test('§8 an event needs no fields', () => {
    const { out } = captured(() => log('info', 'started'));
    expect(parsed(out[0])).toMatchObject({ level: 'info', event: 'started' });
  });

  test.each(['warn', 'error'] as const)('§8 %s goes to the error stream', (level) => {
    const lines = captured(() => log(level, 'api.call-failed', { call: 'sharePrice' }));
    expect(lines.out).toEqual([]);
    expect(parsed(lines.error[0])).toMatchObject({ level, event: 'api.call-failed', call: 'sharePrice' });
  });

  test.each(['\u202e', '\u2066', '\u2028', '\u0085', '\u009b', '\u200b', '\u{e0041}'])(
    '§8 a character that changes how a line is shown is escaped: %j',
    (character) => {
      const { error } = captured(() => log('error', 'x', { reason: `a${character}b` }));
      expect(error[0]).toMatch(/^[\x20-\x7e]+$/);
      expect(parsed(error[0])).toMatchObject({ reason: `a${character}b` });
    },
  );

  test('§8 text with line breaks stays within its line', () => {
    const { error } = captured(() => log('error', 'x', { reason: 'one\ntwo\r\n{"level":"info"}' }));
    expect(error).toHaveLength(1);
    expect(error[0]).not.toMatch(/[\r\n]/);
    expect(parsed(error[0])).toMatchObject({ level: 'error', reason: 'one\ntwo\r\n{"level":"info"}' });
  });
});

describe('what happens again and again', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
  });
  const often = (times: number, event: string, fields = {}) => {
    for (let time = 0; time < times; time++) log('error', event, fields);
  };

  test('is told ten times a minute, and then how often besides', () => {
    const { error } = captured(() => {
      often(370, 'api.call-failed', { call: 'reports', reason: 'HTTP 500' });
      jest.advanceTimersByTime(60_000);
    });
    expect(error).toHaveLength(11);
    expect(parsed(error[10])).toMatchObject({ event: 'api.call-failed', call: 'reports', more: 360, inSeconds: 60 });
  });

  test('hides nothing of another call or another kind', () => {
    const { error } = captured(() => {
      often(10, 'api.call-failed', { call: 'circulars' });
      often(1, 'api.call-failed', { call: 'roadshows' });
      often(1, 'outbox.refused');
    });
    expect(error.slice(-2).map(parsed)).toMatchObject([{ call: 'roadshows' }, { event: 'outbox.refused' }]);
  });

  test('is told anew in the next minute, and without a count when there were no more', () => {
    const { error } = captured(() => {
      often(10, 'search.failed');
      jest.advanceTimersByTime(60_000);
      often(1, 'search.failed');
    });
    expect(error).toHaveLength(11);
    expect(error.join()).not.toContain('more');
  });
});

describe('Calls: never a stack trace', () => {
  test('Calls: the reason of an error is its message alone', () => {
    expect(reasonOf(new TypeError('fetch failed'))).toBe('fetch failed');
  });

  test.each([
    ['text', 'text'],
    [404, '404'],
    [undefined, 'undefined'],
    [null, 'null'],
  ])('Calls: %j that was thrown is told as text', (thrown, text) => {
    expect(reasonOf(thrown)).toBe(text);
  });
});
