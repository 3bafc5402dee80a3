import { storeFailure } from '@/scripts/publish/store-failure';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  [coded('SQLITE_FULL', 'database or disk is full'), 'The disk that holds the database is full. Nothing was published'],
  [coded('53100', 'could not extend file'), 'The disk that holds the database is full. Nothing was published'],
  [coded('SQLITE_READONLY'), 'cannot be written to. Nothing was published'],
  [new Error('unable to open database file'), 'cannot be opened'],
  [coded('SQLITE_BUSY_SNAPSHOT'), 'Somebody else is writing'],
  [new Error('Connection terminated unexpectedly'), 'All of it is published, or nothing'],
  [coded('57P01', 'terminating connection due to administrator command'), 'All of it is published, or nothing'],
  [new Error('outer', { cause: coded('ECONNREFUSED') }), 'The connection to the database was lost'],
])('a publication that %p ended says what became of it', (error, sentence) => {
  expect(storeFailure(error)).toContain(sentence);
});

test('what nobody expected is no sentence of ours', () => {
  expect(storeFailure(new TypeError('x is undefined'))).toBeUndefined();
  expect(storeFailure('x')).toBeUndefined();
});
