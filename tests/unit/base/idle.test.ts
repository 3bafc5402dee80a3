import { performance } from 'node:perf_hooks';
import { inTurns } from '@/lib/base/idle';

test('long work lets others have their turn, and keeps its order', async () => {
  let others = 0;
  const other = setInterval(() => others++, 1);
  const done = await inTurns(Array.from({ length: 20 }), (_, index) => {
    const end = performance.now() + 4;
    while (performance.now() < end);
    return index;
  });
  clearInterval(other);
  expect(done).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(others).toBeGreaterThan(3);
});
