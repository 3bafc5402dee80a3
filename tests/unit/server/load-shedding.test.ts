import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { LoadShedder } from '@/lib/server/load-shedding';

/** A request that is limited: its work ends when the test says so. */
function asks(shedder: LoadShedder, client = 'a visitor') {
  const response = new EventEmitter() as unknown as ServerResponse & EventEmitter;
  let end = () => {};
  const work = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const refuse = jest.fn();
  shedder.enter(client, response, work, refuse);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    work,
    refuse,
    async ends() {
      end();
      await settle();
    },
    async leaves() {
      response.emit('close');
      await settle();
    },
  };
}

const shedderOf = (limits = {}, isBusy = () => true) =>
  new LoadShedder({ inWork: 1, inWorkAtMost: 8, waiting: 2, waitMs: 60_000, ...limits }, isBusy);

test('what there is room for begins at once, and the next when it ends', async () => {
  const shedder = shedderOf();
  const [first, second] = [asks(shedder), asks(shedder)];
  expect([first.work.mock.calls.length, second.work.mock.calls.length]).toEqual([1, 0]);
  await first.ends();
  expect(second.work).toHaveBeenCalledTimes(1);
});

test('more than may wait are refused at once, and those that wait are not', () => {
  const shedder = shedderOf();
  const all = Array.from({ length: 5 }, () => asks(shedder));
  expect(all.map(({ refuse }) => refuse.mock.calls.length)).toEqual([0, 0, 0, 1, 1]);
});

test('what waits for a client that has left is not begun, and leaves its place to another', async () => {
  const shedder = shedderOf({ waiting: 1 });
  const [first, second] = [asks(shedder), asks(shedder)];
  await second.leaves();
  const third = asks(shedder);
  await first.ends();
  expect([second.work, third.work].map((work) => work.mock.calls.length)).toEqual([0, 1]);
});

test('a client that leaves while its answer is made does not make room before the work has ended', async () => {
  const shedder = shedderOf();
  const [first, second] = [asks(shedder), asks(shedder)];
  await first.leaves();
  expect(second.work).not.toHaveBeenCalled();
  await first.ends();
  expect(second.work).toHaveBeenCalledTimes(1);
});

test('work that never ends for a client that has left gives its place up after ten seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const shedder = shedderOf();
  const [first, second] = [asks(shedder), asks(shedder)];
  await first.leaves();
  jest.advanceTimersByTime(10_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(second.work).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('whoever has waited too long is refused', () => {
  jest.useFakeTimers();
  const shedder = shedderOf({ waitMs: 5000 });
  asks(shedder);
  const second = asks(shedder);
  jest.advanceTimersByTime(5000);
  expect(second.refuse).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('room is given to the client that has least of it, whoever came first', async () => {
  const shedder = shedderOf({ inWork: 2, waiting: 8 });
  const [greedy] = [asks(shedder, 'greedy'), asks(shedder, 'greedy')];
  const more = [asks(shedder, 'greedy'), asks(shedder, 'greedy')];
  const other = asks(shedder, 'other');
  await greedy?.ends();
  expect(other.work).toHaveBeenCalledTimes(1);
  expect(more.map(({ work }) => work.mock.calls.length)).toEqual([0, 0]);
});

test('a client that comes after a hundred requests of another waits for one of them', async () => {
  const shedder = shedderOf({ waiting: 200 });
  const greedy = Array.from({ length: 100 }, () => asks(shedder, 'greedy'));
  const other = asks(shedder, 'other');
  await greedy[0]?.ends();
  await greedy[1]?.ends();
  expect(other.work).toHaveBeenCalledTimes(1);
  await other.ends();
  expect(greedy.map(({ work }) => work.mock.calls.length).slice(0, 4)).toEqual([1, 1, 1, 0]);
});

test('a client with several requests in the queue is not passed over by one that comes after another', async () => {
  const shedder = shedderOf({ waiting: 200 });
  const first = asks(shedder, 'first');
  const several = Array.from({ length: 3 }, () => asks(shedder, 'several'));
  const singles = Array.from({ length: 3 }, (_, nth) => asks(shedder, `single ${nth}`));
  await first.ends();
  await several[0]?.ends();
  for (const single of singles) await single.ends();
  expect(several.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0]);
});

test('a client for which many wait loses its last place to another one', () => {
  const shedder = shedderOf({ waiting: 3 });
  const greedy = Array.from({ length: 4 }, () => asks(shedder, 'greedy'));
  const other = asks(shedder, 'other');
  expect(greedy.map(({ refuse }) => refuse.mock.calls.length)).toEqual([0, 0, 0, 1]);
  expect(other.refuse).not.toHaveBeenCalled();
});

test('of clients for which equally many wait none loses a place', () => {
  const shedder = shedderOf({ waiting: 2 });
  asks(shedder, 'first');
  const waiting = [asks(shedder, 'second'), asks(shedder, 'third')];
  const late = asks(shedder, 'fourth');
  expect([...waiting, late].map(({ refuse }) => refuse.mock.calls.length)).toEqual([0, 0, 1]);
});

test('while those in work wait for their data there is room for more', async () => {
  jest.useFakeTimers();
  let busy = true;
  const shedder = shedderOf({ inWorkAtMost: 3, waiting: 8 }, () => busy);
  const all = Array.from({ length: 5 }, () => asks(shedder));
  const begun = () => all.filter(({ work }) => work.mock.calls.length > 0).length;
  expect(begun()).toBe(1);
  busy = false;
  jest.advanceTimersByTime(100);
  expect(begun()).toBe(3);
  jest.useRealTimers();
});
