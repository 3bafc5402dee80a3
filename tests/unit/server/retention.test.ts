import { eraseWhatIsOver, watchRetention } from '@/lib/server/retention';
import { addConsultation } from '@/lib/store/inbox';
import { MESSAGE } from '../support/calls';
import { quietLog } from '../support/site';
import { temporaryStore } from '../support/temporary-store';

let mockStore: () => Promise<unknown>;
jest.mock('@/lib/store/database', () => ({ ...jest.requireActual('@/lib/store/database'), store: () => mockStore() }));
jest.mock('@/lib/base/idle', () => ({ untilIdle: async () => {} }));

const opened = temporaryStore();
const lines = quietLog();

const CAME = Date.UTC(2024, 0, 1);
const DAY = 24 * 60 * 60_000;
const events = () => lines.map((line) => JSON.parse(line)).map(({ time, ...rest }) => rest);

beforeEach(() => {
  mockStore = async () => opened();
});
afterEach(() => jest.useRealTimers());

test('privacy: the log counts what was erased and what is overdue, and says nothing of it', async () => {
  await addConsultation(opened(), 'zt', MESSAGE, CAME);
  await addConsultation(opened(), 'zt', MESSAGE, CAME + 300 * DAY);
  expect(await eraseWhatIsOver(CAME + 800 * DAY)).toBe(true);
  expect(events()).toEqual([
    {
      level: 'info',
      event: 'retention.erased',
      consultations: 1,
      submitted_questions: 0,
      held_messages: 0,
      outbox: 0,
      submission_keys: 0,
      alert_requests: 0,
      copies: 0,
    },
    {
      level: 'warn',
      event: 'retention.overdue',
      messages: 1,
      reason: expect.stringContaining('npm run inbox -- --overdue'),
    },
  ]);
  const said = lines.join();
  for (const word of [MESSAGE.name, MESSAGE.phone, MESSAGE.companyName, MESSAGE.content])
    expect(said).not.toContain(word);
});

test('privacy: where nothing is over the log has no line', async () => {
  await opened().deleteFrom('consultations').execute();
  await eraseWhatIsOver(CAME);
  expect(lines).toEqual([]);
});

test('privacy: it is done soon after the start, and again once a day; a store that fails is tried again within the hour', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
  let rounds = 0;
  mockStore = async () => {
    rounds++;
    if (rounds === 1) throw new Error('The database is away.');
    return opened();
  };
  const roundsAfter = async (minutes: number) => {
    await jest.advanceTimersByTimeAsync(minutes * 60_000);
    // A round asks the database, which knows nothing of the timers here.
    for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
    return rounds;
  };
  watchRetention();
  expect([await roundsAfter(4), await roundsAfter(1)]).toEqual([0, 1]);
  expect(events()).toEqual([{ level: 'error', event: 'retention.failed', reason: 'The database is away.' }]);
  expect([await roundsAfter(50), await roundsAfter(10)]).toEqual([1, 2]);
  expect([await roundsAfter(21 * 60), await roundsAfter(3 * 60)]).toEqual([2, 3]);
});
