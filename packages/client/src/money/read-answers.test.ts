import { Bet as BetSchema, PlacementResult as ResultSchema } from '@touchline/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBet } from './bet.ts';
import { readPlacement, readRequest } from './placement.ts';
import { BET, placedBet, RESULT, SENT } from './test/answers.ts';
import { anyMutation, changedAt, GONE, mutations } from './test/mutations.ts';

/** What an answer says of each bet. */
const verdicts = (body: unknown) => {
  const read = readPlacement(SENT)(body);
  if (!read) return 'unconfirmed';
  const placed = read.bets.map((bet) => [bet.bet_id, bet.status] as const);
  return Object.fromEntries([...placed, ...read.refused.map((bet) => [bet.bet_id, 'refused'] as const)]);
};
const TRUE_VERDICTS = { b1: 'waiting_results', b2: 'submitted', b3: 'refused' };

test('a valid answer is read, and so is one without what goes beyond the specification', () => {
  ResultSchema.parse(RESULT);
  BetSchema.parse(BET);
  expect(verdicts(RESULT)).toEqual(TRUE_VERDICTS);
  const { bet_id, id, status, is_vip, selections } = placedBet({});
  const plain = { bets: [{ bet_id, id, status, is_vip, selections }] };
  const sent = { requestId: 'request-1', betIds: ['b1'] };
  expect(readPlacement(sent)(plain)).toEqual({
    bets: [{ bet_id, id, status, is_vip, selections, ref: null, custom_odds: null }],
    refused: [],
  });
  expect(readBet('b1')(BET)).toEqual(BET);
});

test('a bet without what goes beyond the specification is read with the defaults of a bet that has none of it', () => {
  const { settled_at, why, dead_heat, ...leg } = BET.selections[0] ?? ({} as never);
  const {
    potential_return,
    settled_at: _settled,
    refusal,
    request_id,
    decided_by,
    open_stake,
    fair_value,
    cash_out_reason,
    cash_outs,
    auto_cash_out,
    vip_offer,
    game,
    ...plain
  } = BET;
  expect(readBet('b1')({ ...plain, selections: [leg] })).toMatchObject({
    status: 'cashed_out',
    potential_return: 1_850,
    open_stake: 1_000,
    cash_outs: [],
    vip_offer: null,
    game: null,
    selections: [{ why: null, settled_at: null }],
  });
});

test('no mutation of an answer to a placement says anything else about a bet', () => {
  for (const { path, to, body } of mutations(RESULT)) {
    const said = verdicts(body);
    if (said !== 'unconfirmed') expect(said, `${path.join('.')} ${String(to)}`).toEqual(TRUE_VERDICTS);
  }
});

test('what decides about a bet has to be there: without it the bets are unconfirmed', () => {
  const decisive = [
    'bets',
    'bets.0',
    'bets.0.bet_id',
    'bets.1.status',
    'refused',
    'refused.0',
    'refused.0.code',
  ];
  for (const name of decisive) {
    const path = name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    for (const to of [GONE, null, 'parked', {}]) {
      expect(verdicts(changedAt(RESULT, path, to)), `${name} ${String(to)}`).toBe('unconfirmed');
    }
  }
  expect(verdicts({ ...RESULT, request_id: 'another' })).toBe('unconfirmed');
});

test('a bet that was rejected after its delay stands in both lists; one that is placed and refused is unconfirmed', () => {
  const both = (status: 'rejected' | 'waiting_results') => ({
    ...RESULT,
    bets: [...RESULT.bets, placedBet({ bet_id: 'b3', id: '902', status })],
  });
  expect(verdicts(both('rejected'))).toEqual(TRUE_VERDICTS);
  expect(verdicts(both('waiting_results'))).toBe('unconfirmed');
  expect(verdicts({ ...RESULT, bets: [...RESULT.bets, ...RESULT.bets] })).toBe('unconfirmed');
});

test('whatever comes in, reading never throws, and never reads a bet that was not sent', () => {
  fc.assert(
    fc.property(fc.oneof(anyMutation(RESULT), fc.anything()), (body) => {
      const read = readPlacement(SENT)(body);
      const named = new Set(read && [...read.bets, ...read.refused].map((bet) => bet.bet_id));
      const ids = read ? [...named].toSorted() : SENT.betIds;
      expect(ids).toEqual(SENT.betIds);
      readRequest(SENT)({ known: true, result: body });
      readRequest(SENT)(body);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(anyMutation(BET), fc.anything()), (body) => {
      const read = readBet('b1')(body);
      if (read) BetSchema.parse({ ...read, selections: [] });
    }),
  );
});

test('a mutated bet is unreadable, or it is a bet of the contract with the same standing', () => {
  for (const { path, to, body } of mutations(BET)) {
    const read = readBet('b1')(body);
    if (!read) continue;
    const where = `${path.join('.')} ${String(to)}`;
    expect([read.id, read.status], where).toEqual([BET.id, BET.status]);
    expect(BetSchema.shape.cash_outs.safeParse(read.cash_outs).success, where).toBe(true);
  }
});
