import { haltOf } from '@/lib/domain/halt';

const filing = (title: string, publishTime?: number, more: object = {}) => ({ title, publishTime, ...more });

test('the latest filing of a halt, until trading resumes', () => {
  const halt = filing('Trading Halt', 2);
  expect(haltOf([filing('Monthly Return', 3), halt, filing('Resumption of Trading', 1)])).toBe(halt);
  expect(haltOf([filing('復牌', 3), halt])).toBeUndefined();
  expect(haltOf([filing('全年業績及恢復買賣', 3), halt])).toBeUndefined();
});

test('an update on the way to a resumption is no resumption', () => {
  const update = filing('Quarterly update on resumption progress', 3);
  expect(haltOf([update, filing('Trading Halt', 2)])).toBe(update);
});

test('a category says what a title does not', () => {
  const halt = filing('Inside information', 2, { category: 'halt' });
  expect(haltOf([halt])).toBe(halt);
  expect(haltOf([filing('Inside information', 3, { category: 'resumption' }), halt])).toBeUndefined();
});

test('one that was withdrawn, or has no time, says nothing', () => {
  expect(haltOf([filing('Trading Halt', 2, { withdrawnAt: 3 }), filing('停牌')])).toBeUndefined();
  expect(haltOf([])).toBeUndefined();
});
