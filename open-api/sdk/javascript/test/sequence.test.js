import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sequence } from '../src/sequence.js';

/** @param {number} sequence */
const quote = (sequence) => ({ type: 'quote', sequence });

function follow() {
  /** @type {[number, number][]} */
  const asked = [];
  /** @type {(number | string)[]} */
  const seen = [];
  const sequence = new Sequence(
    (first, last) => asked.push([first, last]),
    (item) =>
      seen.push(item.type === 'gap' ? `${item.first}-${item.last}${item.snapshot ? ' lost' : ''}` : item.sequence),
  );
  return { sequence, asked, seen };
}

test('a gap is filled before anything newer is delivered', () => {
  const { sequence, asked, seen } = follow();
  sequence.snapshot(quote(10));
  for (const number of [11, 14, 15]) sequence.update(quote(number));
  assert.deepEqual(asked, [[12, 13]]);
  assert.deepEqual(seen, [10, 11]);
  sequence.resent({ messages: [quote(12), quote(13)], snapshot: null });
  assert.deepEqual(seen, [10, 11, 12, 13, '12-13', 14, 15]);
});

test('what comes twice is delivered once', () => {
  const { sequence, seen } = follow();
  for (const number of [1, 2, 2, 1, 3]) sequence.update(quote(number));
  assert.deepEqual(seen, [1, 2, 3]);
});

test('a gap that cannot be filled is told with the state', () => {
  const { sequence, seen } = follow();
  sequence.snapshot(quote(10));
  sequence.update(quote(40));
  sequence.resent({ messages: [], snapshot: quote(40) });
  sequence.update(quote(41));
  assert.deepEqual(seen, [10, '11-39 lost', 41]);
});

test('after a break the snapshot shows what was missed', () => {
  const { sequence, asked } = follow();
  sequence.snapshot(quote(10));
  sequence.interrupted();
  sequence.snapshot(quote(13));
  assert.deepEqual(asked, [[11, 13]]);
});

test('a new session numbers anew', () => {
  const { sequence, seen } = follow();
  sequence.snapshot(quote(10));
  sequence.reset();
  sequence.snapshot(quote(3));
  assert.deepEqual(seen, [10, 3]);
});
