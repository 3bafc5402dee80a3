import { failureAnswer, listAnswer } from '@/lib/endpoints/answers';
import { StoreBusyError } from '@/lib/store/patient-dialect';
import { quietLog } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));
quietLog();

test('a database that another process holds is a matter of seconds: 503, with a sentence and when to try again', async () => {
  const answer = failureAnswer('submitConsultation', new StoreBusyError('held for 5000 ms'));
  const { result, msg } = await answer.json();
  expect([answer.status, answer.headers.get('Retry-After'), result]).toEqual([503, '5', 0]);
  expect(msg).toMatch(/try again/);
});

test('what else goes wrong says nothing of how', async () => {
  const answer = failureAnswer('submitConsultation', new Error('SQLITE_FULL: database or disk is full'));
  expect(answer.status).toBe(500);
  expect((await answer.json()).msg).not.toContain('SQLITE');
});

test('an answer holds nothing that JSON cannot be exchanged with, wherever its words are from', async () => {
  const answer = listAnswer('reports', { items: [{ title: '甲\ud83d乙\ufffe' }], total: 1 });
  expect(answer.headers.get('Content-Type')).toBe('application/json');
  expect((await answer.json()).data).toEqual({ reportsListRtVOS: [{ title: '甲乙' }], total: 1 });
});
