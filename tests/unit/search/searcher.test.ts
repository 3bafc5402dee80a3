import { EventEmitter } from 'node:events';
import type { SearchResult } from '@/lib/search/find';
import { END, SearchBusy, Searcher, type SearchQuestion } from '@/lib/search/searcher';

/** A thread that answers when the test says so. */
class Thread extends EventEmitter {
  readonly asked: string[] = [];
  unref() {}
  postMessage(message: SearchQuestion | typeof END) {
    this.asked.push(message === END ? END : message.asked.q);
  }
  answers(answer: object = { result: FOUND }) {
    this.emit('message', answer);
  }
}

const FOUND = { found: [], counts: new Map(), partial: false } as SearchResult;

function setUp() {
  const threads: Thread[] = [];
  const searcher = new Searcher(() => {
    const thread = new Thread();
    threads.push(thread);
    return thread as never;
  });
  const find = (q: string, generation = 0) => {
    const found = searcher.find({ q, locale: 'zt' }, generation);
    const outcome = { said: 'nothing yet' };
    void found.then(
      () => (outcome.said = 'found'),
      (error: Error) => (outcome.said = error instanceof SearchBusy ? 'busy' : error.message),
    );
    return outcome;
  };
  return { find, threads, thread: () => threads[threads.length - 1] as Thread };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('one search is in work at a time, and the newest of those that wait comes next', async () => {
  const { find, thread } = setUp();
  for (const q of ['a', 'b', 'c']) find(q);
  expect(thread().asked).toEqual(['a']);
  thread().answers();
  thread().answers();
  expect(thread().asked).toEqual(['a', 'c', 'b']);
});

test('of more than can wait the oldest is told that the search is busy', async () => {
  const { find } = setUp();
  const asked = Array.from({ length: 14 }, (_, index) => find(`q${index}`));
  await settled();
  expect(asked.map(({ said }) => said).slice(0, 3)).toEqual(['nothing yet', 'busy', 'nothing yet']);
});

test('the same words are searched for once, until the index has changed', async () => {
  const { find, thread } = setUp();
  const first = find('a');
  find('a');
  thread().answers();
  await settled();
  expect(first.said).toBe('found');
  find('a');
  expect(thread().asked).toEqual(['a']);
  find('a', 1);
  expect(thread().asked).toEqual(['a', 'a']);
});

test('what failed is not remembered', async () => {
  const { find, thread } = setUp();
  const first = find('a');
  thread().answers({ reason: 'SQLITE_BUSY' });
  await settled();
  expect(first.said).toBe('SQLITE_BUSY');
  find('a');
  expect(thread().asked).toEqual(['a', 'a']);
});

test('a search that takes too long has its thread end itself, and the next one gets a new thread once it has', async () => {
  const { find, threads } = setUp();
  const slow = find('a');
  jest.advanceTimersByTime(2000);
  const next = find('b');
  jest.advanceTimersByTime(1000);
  await settled();
  expect([slow.said, threads.length, threads[0]?.asked]).toEqual(['busy', 1, ['a', END]]);
  // What the old thread says before it ends is nobody's answer.
  threads[0]?.answers();
  await settled();
  expect(next.said).toBe('nothing yet');
  threads[0]?.emit('exit', 0);
  expect(threads[1]?.asked).toEqual(['b']);
  threads[1]?.answers();
  await settled();
  expect(next.said).toBe('found');
});

test('a thread that ends by itself fails the search that it was about, and those after it are answered', async () => {
  const { find, threads } = setUp();
  const first = find('a');
  const second = find('b');
  threads[0]?.emit('error', new Error('out of memory'));
  threads[0]?.emit('exit', 1);
  await settled();
  expect([first.said, threads[1]?.asked]).toEqual(['out of memory', ['b']]);
  threads[1]?.answers();
  await settled();
  expect(second.said).toBe('found');
});
