import { type CheckResult, checkBackend, lineOf } from '@touchline/contract-check';
import { beforeAll, expect, test } from 'vitest';
import { START_LIMIT_MS, type TestHouse } from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

let house: TestHouse;
const LIMIT_MS = 60_000;

beforeAll(async () => {
  house = await sharedHouse();
}, START_LIMIT_MS);

const check = (more: object = {}) =>
  checkBackend({ backend: { platform: `${house.url}/platform`, book: `${house.url}/book` }, ...more });
const of = (results: readonly CheckResult[], verdict: CheckResult['verdict']) =>
  results.filter((result) => result.verdict === verdict);

test('the house keeps the contract in every call, and has every extension', {
  timeout: LIMIT_MS,
}, async () => {
  const results = await check();
  expect(of(results, 'failed').map(lineOf)).toEqual([]);
  expect(of(results, 'absent').map(lineOf)).toEqual([]);
  const asked = new Set(of(results, 'passed').map(({ probe }) => probe.call.operationId));
  for (const call of [
    'postSignUp',
    'postBets',
    'getBetRequest',
    'postShareCode',
    'postCashOut',
    'postAutoCashOut',
    'postVote',
    'getHeadToHead',
  ])
    expect(asked).toContain(call);
});

test('a player can be named, and a run can only read', { timeout: LIMIT_MS }, async () => {
  const credentials = { email: 'demo@touchline.example', password: 'demo-pass-1' };
  const results = await check({ credentials, isReadOnly: true, locale: 'ar' });
  expect(of(results, 'failed').map(lineOf)).toEqual([]);
  const signIn = results.filter(({ probe }) => probe.call.operationId === 'postSignIn');
  expect(signIn.map(({ verdict }) => verdict)).toEqual(['passed', 'passed']);
  expect(of(results, 'passed').filter(({ probe }) => probe.changes)).toEqual([]);
});
