import { expect, test } from 'vitest';
import { ERROR_FRAME, scrubbed } from './error-reports.ts';

test.each([
  ['No account for ann@mail.example', 'No account for <email>'],
  ['ann.b+c@mail.example/x is taken', '<email> is taken'],
  ['stake 12.50 is above 1,000.00', 'stake <number> is above <number>'],
  ['number +44 7400 123456 refused', 'number <number> refused'],
  ['born 1990-05-05', 'born <number>'],
  ['GET /player?token=abc&email=ann%40mail.example failed', 'GET /player?… failed'],
  ['opened https://book.example/sports#access_token=abc', 'opened https://book.example/sports#…'],
  ['session eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', 'session <token>'],
  ['player 3f2c9a4e-0a70-4b3e-9d0e-5a2f3f1c7b11', 'player <token>'],
  [
    `Unexpected token 'A', "Ann Smith, 5 High St" is not valid JSON`,
    `Unexpected token 'A', "…" is not valid JSON`,
  ],
  [
    "Cannot read properties of undefined (reading 'odds')",
    "Cannot read properties of undefined (reading 'odds')",
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML',
    'Minified React error #418; visit https://react.dev/errors/<number>?…',
  ],
  ['call refused http_500 code_0', 'call refused http_500 code_0'],
  ['match_1234567', 'match_<number>'],
  ['No message: en slip.problem.stake-missing', 'No message: en slip.problem.stake-missing'],
  ['a\u001b[2Jb\u0000c\u202Ed', 'a [<number>Jb c d'],
])('%j is reported as %j', (text, reported) => {
  expect(scrubbed(text, 300)).toBe(reported);
});

test('a message is cut, and never in the middle of a character', () => {
  expect(scrubbed('x'.repeat(500), 300)).toHaveLength(300);
  expect(scrubbed(`${'x'.repeat(9)}😀`, 10).isWellFormed()).toBe(true);
});

test('what is scrubbed twice stays as it is', () => {
  const once = scrubbed('ann@mail.example staked 12.50 at /a?b=c with "a text of hers"', 300);
  expect(scrubbed(once, 300)).toBe(once);
});

test.each([
  ['render@assets/main-BxY_3.js:1:2345', true],
  ['@assets/main.js:1:2', true],
  ['Object.<anonymous>@apps/web/server/main.ts:1:2', true],
  ['render@https://elsewhere.example/x.js:1:2', false],
  ['ann@mail.example', false],
])('%s is a line of a stack: %s', (line, isLine) => {
  expect(ERROR_FRAME.test(line)).toBe(isLine);
});
