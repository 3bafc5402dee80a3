import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Gate } from '@/lib/server/gate';

/** A request at the gate: its work ends when the test says so. */
function asks(gate: Gate, client = 'a visitor') {
  const response = new EventEmitter() as unknown as ServerResponse & EventEmitter;
  let end = () => {};
  const work = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const refuse = jest.fn();
  gate.enter(client, response, work, refuse);
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

const gateOf = (limits = {}, isBusy = () => true) =>
  new Gate({ inWork: 1, inWorkAtMost: 8, waiting: 2, waitMs: 60_000, ...limits }, isBusy);

test('what there is room for begins at once, and the next when it ends', async () => {
  const gate = gateOf();
  const [first, second] = [asks(gate), asks(gate)];
  expect([first.work.mock.calls.length, second.work.mock.calls.length]).toEqual([1, 0]);
  await first.ends();
  expect(second.work).toHaveBeenCalledTimes(1);
});

test('more than may wait are refused at once, and those that wait are not', () => {
  const gate = gateOf();
  const all = Array.from({ length: 5 }, () => asks(gate));
  expect(all.map(({ refuse }) => refuse.mock.calls.length)).toEqual([0, 0, 0, 1, 1]);
});

test('what waits for a client that has left is not begun, and leaves its place to another', async () => {
  const gate = gateOf({ waiting: 1 });
  const [first, second] = [asks(gate), asks(gate)];
  await second.leaves();
  const third = asks(gate);
  await first.ends();
  expect([second.work, third.work].map((work) => work.mock.calls.length)).toEqual([0, 1]);
});

test('a client that leaves while its answer is made does not make room before the work has ended', async () => {
  const gate = gateOf();
  const [first, second] = [asks(gate), asks(gate)];
  await first.leaves();
  expect(second.work).not.toHaveBeenCalled();
  await first.ends();
  expect(second.work).toHaveBeenCalledTimes(1);
});

test('work that never ends for a client that has left gives its place up after ten seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const gate = gateOf();
  const [first, second] = [asks(gate), asks(gate)];
  await first.leaves();
  jest.advanceTimersByTime(10_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(second.work).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('whoever has waited too long is refused', () => {
  jest.useFakeTimers();
  const gate = gateOf({ waitMs: 5000 });
  asks(gate);
  const second = asks(gate);
  jest.advanceTimersByTime(5000);
  expect(second.refuse).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('room is given to the client that has least of it, whoever came first', async () => {
  const gate = gateOf({ inWork: 2, waiting: 8 });
  const [greedy] = [asks(gate, 'greedy'), asks(gate, 'greedy')];
  const more = [asks(gate, 'greedy'), asks(gate, 'greedy')];
  const other = asks(gate, 'other');
  await greedy?.ends();
  expect(other.work).toHaveBeenCalledTimes(1);
  expect(more.map(({ work }) => work.mock.calls.length)).toEqual([0, 0]);
});

test('a client for which many wait loses its last place to another one', () => {
  const gate = gateOf({ waiting: 3 });
  const greedy = Array.from({ length: 4 }, () => asks(gate, 'greedy'));
  const other = asks(gate, 'other');
  expect(greedy.map(({ refuse }) => refuse.mock.calls.length)).toEqual([0, 0, 0, 1]);
  expect(other.refuse).not.toHaveBeenCalled();
});

test('of clients for which equally many wait none loses a place', () => {
  const gate = gateOf({ waiting: 2 });
  asks(gate, 'first');
  const waiting = [asks(gate, 'second'), asks(gate, 'third')];
  const late = asks(gate, 'fourth');
  expect([...waiting, late].map(({ refuse }) => refuse.mock.calls.length)).toEqual([0, 0, 1]);
});

test('while those in work wait for their data there is room for more', async () => {
  jest.useFakeTimers();
  let busy = true;
  const gate = gateOf({ inWorkAtMost: 3, waiting: 8 }, () => busy);
  const all = Array.from({ length: 5 }, () => asks(gate));
  const begun = () => all.filter(({ work }) => work.mock.calls.length > 0).length;
  expect(begun()).toBe(1);
  busy = false;
  jest.advanceTimersByTime(100);
  expect(begun()).toBe(3);
  jest.useRealTimers();
});
