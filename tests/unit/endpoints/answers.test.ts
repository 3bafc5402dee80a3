import { failureAnswer, listAnswer } from '@/lib/endpoints/answers';
import { StoreBusyError } from '@/lib/store/libsql-dialect';
import { quietLog } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));
quietLog();

test.each([
  ['another process holds it', new StoreBusyError('held for 5000 ms')],
  ['its disk is full', Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })],
  ['its connection broke', new Error('Connection terminated unexpectedly')],
])('a store that does not work now: 503, with a sentence and when to try again (%s)', async (_, error) => {
  const answer = await failureAnswer('trackDownload', 'en', error);
  const { result, msg } = await answer.json();
  expect([answer.status, answer.headers.get('Retry-After'), result]).toEqual([503, '5', 0]);
  expect(msg).toMatch(/try again/);
});

test('a fault of the program is a 500, and says nothing of how', async () => {
  const answer = await failureAnswer('submitConsultation', 'en', new TypeError('x is not a function'));
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([500, null]);
  expect((await answer.json()).msg).not.toContain('function');
});

test('an answer holds nothing that JSON cannot be exchanged with, wherever its words are from', async () => {
  const answer = listAnswer('reports', { items: [{ title: '甲\ud83d乙\ufffe' }], total: 1 });
  expect(answer.headers.get('Content-Type')).toBe('application/json');
  expect((await answer.json()).data).toEqual({ reportsListRtVOS: [{ title: '甲乙' }], total: 1 });
});
