import { ERROR_CODES } from '@touchline/contract';
import { expect, test } from 'vitest';
import type { Called } from '../http/ask.ts';
import { askMoney } from './money-answer.ts';
import { readPlacement } from './placement.ts';
import { RESULT, SENT } from './test/answers.ts';

const answered = (status: number, data: unknown): Promise<Called<unknown>> =>
  Promise.resolve(
    status < 400
      ? { data, response: new Response(null, { status }) }
      : { error: data, response: new Response(null, { status }) },
  );
const errorBody = (code: number) => ({
  code,
  data: { localized_message: 'No.', details: [], errors_by_bet: {} },
});
const kindOf = async (call: Promise<Called<unknown>>) => (await askMoney(call, readPlacement(SENT))).kind;

test.each<[number, unknown, string]>([
  [200, RESULT, 'done'],
  [200, {}, 'unconfirmed'],
  [200, null, 'unconfirmed'],
  [204, undefined, 'unconfirmed'],
  [401, undefined, 'refused'],
  [401, errorBody(401), 'refused'],
  [400, errorBody(400), 'refused'],
  [409, errorBody(112), 'refused'],
  [422, errorBody(101), 'refused'],
  [429, errorBody(429), 'refused'],
  [403, '<html>', 'unconfirmed'],
  [408, undefined, 'unconfirmed'],
  [413, '', 'unconfirmed'],
  [500, errorBody(500), 'unconfirmed'],
  [502, '<html>', 'unconfirmed'],
  [503, errorBody(503), 'unconfirmed'],
  [503, errorBody(ERROR_CODES.not_taken.code), 'refused'],
  [503, errorBody(ERROR_CODES.busy.code), 'refused'],
  [504, undefined, 'unconfirmed'],
])('an answer %i with %j is %s', async (status, body, kind) => {
  expect(await kindOf(answered(status, body))).toBe(kind);
});

test.each([
  ['network', new TypeError('unreachable')],
  ['timeout', new DOMException('late', 'TimeoutError')],
  ['cancelled', new DOMException('left', 'AbortError')],
  ['a body that is not JSON', new SyntaxError('Unexpected token')],
])('a call that ends with %s is unconfirmed', async (_, error) => {
  expect(await kindOf(Promise.reject(error))).toBe('unconfirmed');
});

test('a refusal keeps its words and loses what is not of the contract', async () => {
  const data = {
    localized_message: 5,
    details: [null, 'x', { key: 'k', current_odds: 'high', limit: 10 }, { field: 'stake' }],
    errors_by_bet: { b1: null, b2: { code: 'x' }, b3: { code: 103, details: 'none' } },
  };
  const answer = await askMoney(answered(422, { code: 100, data }), readPlacement(SENT));
  expect(answer).toMatchObject({
    kind: 'refused',
    fault: {
      message: '',
      details: [{ key: 'k', limit: 10 }],
      errorsByBet: { b3: { code: 103, localized_message: '', details: [] } },
    },
  });
});
