import * as calls from '@touchline/contract/http';
import { expect, test } from 'vitest';
import { Missing } from '../probe.ts';
import { PROBES } from './index.ts';

const operations = Object.values(calls).flatMap((call) => ('operationId' in call ? [call.operationId] : []));

test('every call of the contract is asked', () => {
  expect(operations.length).toBeGreaterThan(50);
  expect([...new Set(PROBES.map(({ call }) => call.operationId))].toSorted()).toEqual(operations.toSorted());
});

test('probes of one call are told apart by their titles', () => {
  const names = PROBES.map(({ call, title }) => `${call.operationId} ${title}`);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test('a call that changes something of a player is never sent by a run that only reads', () => {
  const harmless = new Set([
    'postCounters',
    'postMaxStake',
    'postCustomOdds',
    'postWebsocketToken',
    'postWebsocketAuthorize',
    'postSignIn',
    'deleteSession',
  ]);
  const sent = PROBES.filter(
    ({ call, changes, refuses }) => call.method !== 'get' && !changes && refuses === null,
  );
  expect(sent.map(({ call }) => call.operationId).filter((id) => !harmless.has(id))).toEqual([]);
});

test('with nothing known a probe that needs something names it and does not throw', () => {
  const facts = { run: 'r', locale: 'en', credentials: null };
  const missing = PROBES.map(({ input }) => input(facts)).filter((input) => input instanceof Missing);
  expect(missing.length).toBeGreaterThan(20);
  for (const { what } of missing) expect(what.length).toBeGreaterThan(10);
});
