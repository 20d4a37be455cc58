import { expect, test } from 'vitest';
import { codeOf, isDatabaseAway, isDiskFull } from './database-errors.ts';

const withCode = (code: unknown) => Object.assign(new Error('failed'), { code });
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

test.each([
  ['refused connection', withCode('ECONNREFUSED')],
  ['reset connection', withCode('ECONNRESET')],
  ['shutdown by an administrator', withCode('57P01')],
  ['crash of another backend', withCode('57P02')],
  ['server that starts', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['full disk', withCode('53100')],
  ['standby', withCode('25006')],
  ['lost connection', new Error('Connection terminated unexpectedly')],
  ['broken connection', new Error('Client has encountered a connection error and is not queryable')],
  ['wait for a connection', new Error('timeout exceeded when trying to connect')],
])('a database is away after: %s', (_, error) => {
  expect([error, wrapped(error)].map(isDatabaseAway)).toEqual([true, true]);
});

test.each([
  ['a violated constraint', withCode('23505')],
  ['a deadlock', withCode('40P01')],
  ['a value that cannot be read', withCode('22P02')],
  ['a cancelled statement', withCode('57014')],
  ['a code of another service', withCode(100)],
  ['a bug', new TypeError('x is undefined')],
  ['no error', 'text'],
])('a database is there after %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

test('a full disk is recognised in PostgreSQL and in the data folder', () => {
  expect([withCode('53100'), wrapped(withCode('ENOSPC')), withCode('53300')].map(isDiskFull)).toEqual([
    true,
    true,
    false,
  ]);
});

test('the code of an error is its own, else that of its cause', () => {
  expect([codeOf(withCode('1')), codeOf(wrapped(withCode('2'))), codeOf(null)]).toEqual([
    '1',
    '2',
    undefined,
  ]);
});
