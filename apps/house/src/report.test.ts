import { expect, test, vi } from 'vitest';
import { createReport } from './report.ts';

/** What is written about an error. */
function written(isForLogs: boolean, error: unknown, id?: string): string {
  const write = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  createReport(isForLogs, () => Date.UTC(2026, 0, 2))('bets could not be read', error, id);
  const lines = write.mock.calls.flat();
  write.mockRestore();
  expect(lines).toHaveLength(1);
  return String(lines[0]);
}

const failed = (message: string, code: string) =>
  new Error('Failed query: select $1 params: ann@mail.example', {
    cause: Object.assign(new Error(message), { code }),
  });

test('a line for logs is JSON with the id of its request', () => {
  expect(JSON.parse(written(true, new Error('no'), 'request-1'))).toEqual({
    at: '2026-01-02T00:00:00.000Z',
    level: 'error',
    id: 'request-1',
    what: 'bets could not be read',
    error: expect.stringMatching(/^Error: no\n +at /),
  });
});

test('text for a person names the request in brackets', () => {
  expect(written(false, 'no', 'request-1')).toBe('error: bets could not be read [request-1]: no');
  expect(written(false, 'no')).toBe('error: bets could not be read: no');
});

test.each([true, false])('what a statement was given is not written (for logs: %s)', (isForLogs) => {
  const value = failed('invalid input syntax for type bigint: "ann\'s \n secret"', '22P02');
  expect(written(isForLogs, value)).not.toMatch(/ann|secret/);
  const rule = failed('new row for relation "bets" violates check constraint "stake"', '23514');
  expect(written(isForLogs, rule)).toMatch(/constraint .*stake/);
});
