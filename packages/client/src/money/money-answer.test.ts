import type { Bet, PlacementResult } from '@touchline/contract';
import { Bet as BetSchema, ERROR_CODES, PlacementResult as ResultSchema } from '@touchline/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Called } from '../http/ask.ts';
import { readBet } from './bet.ts';
import { askMoney } from './money-answer.ts';
import { readPlacement, readRequest } from './placement.ts';

const selection = { match_id: '7', market_id: '18', specifier: 'total=2.5', outcome_id: '12', odds: 18_500 };
const placedBet = (over: Partial<PlacementResult['bets'][number]>): PlacementResult['bets'][number] => ({
  bet_id: 'b1',
  id: '900',
  ref: 'AB12',
  status: 'waiting_results',
  is_vip: false,
  stake: { value: 1000, currency: 'EUR' },
  odds: 18_500,
  potential_return: 1850,
  decided_by: null,
  custom_odds: null,
  selections: [selection],
  ...over,
});
const RESULT: PlacementResult = {
  request_id: 'request-1',
  bets: [placedBet({}), placedBet({ bet_id: 'b2', id: '901', status: 'submitted', decided_by: 5 })],
  refused: [
    {
      bet_id: 'b3',
      code: 101,
      localized_message: 'The price has changed.',
      details: [{ key: 'error.place_bets.invalid_odds', ...selection, current_odds: 17_000 }],
    },
  ],
};
const SENT = { requestId: 'request-1', betIds: ['b1', 'b2', 'b3'] };

const BET: Bet = {
  id: 'b1',
  type: 'single',
  ref: 'AB12',
  status: 'cashed_out',
  result: 'cashed_out',
  stake: 1_000,
  currency: 'EUR',
  subunits: 100,
  win_amount: 950,
  odds: 18_500,
  potential_return: 1_850,
  selections: [
    {
      id: 's1',
      status: 'open',
      market: { id: '18', name: 'Total goals', specifier: 'total=2.5' },
      outcome: { id: '12', name: 'Over 2.5' },
      odds: 18_500,
      specifier: 'total=2.5',
      match: {
        id: '7',
        urn_id: 'urn:7',
        slug: 'a-b',
        sport_key: 'football',
        name: 'A – B',
        home: 'A',
        away: 'B',
        status: 1,
        start_time: 1,
        score: { home: 0, away: 1 },
      },
      settled_at: null,
      why: { result: '2–1', rule: 'After 90 minutes.', at: 3 },
      dead_heat: { places: 1, tied: 2 },
    },
  ],
  created_at: 1,
  settled_at: 2,
  to_cashout: null,
  bonus: { id: '1', type: 'freebet' },
  system: { id: '1', total_count: 3, win_count: 2, folds: [2, 3] },
  used_in_jackpot: false,
  is_vip: false,
  refusal: { code: 101, localized_message: 'No.', details: [] },
  request_id: 'request-1',
  decided_by: 4,
  open_stake: 0,
  fair_value: 1_000,
  cash_out_reason: 'not_waiting',
  cash_outs: [{ at: 1, stake: 1_000, paid: 950 }],
  auto_cash_out: { at: 1_200 },
  vip_offer: { stake: 500, expires_at: 9 },
};

type Path = readonly (string | number)[];

/** Every place in a parsed value, the value itself first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    placesIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inside];
}

const GONE = Symbol('gone');

/** The value with another one at a place; `GONE` drops the field or the item. */
function changedAt(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to === GONE ? undefined : to;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => (index === key ? changedAt(item, rest, to) : item));
    return rest.length === 0 && to === GONE ? items.filter((_, index) => index !== key) : items;
  }
  const copy: Record<string, unknown> = { ...(value as object) }; // a path leads through objects
  if (rest.length === 0 && to === GONE) delete copy[key];
  else copy[key] = changedAt(copy[key], rest, to);
  return copy;
}

const WRONG = [GONE, null, 'parked', '', 0, -1, 1.5, true, [], {}, [null], 'constructor'] as const;

/** Every single mutation, by place and value. */
const mutations = (value: unknown) =>
  placesIn(value).flatMap((path) => WRONG.map((to) => ({ path, to, body: changedAt(value, path, to) })));

const anyMutation = (value: unknown) =>
  fc
    .array(
      fc.record({ at: fc.nat(), to: fc.oneof(fc.constantFrom(...WRONG), fc.jsonValue(), fc.anything()) }),
      { minLength: 1, maxLength: 4 },
    )
    .map((steps) =>
      steps.reduce<unknown>((body, { at, to }) => {
        const places = placesIn(body);
        return changedAt(body, places[at % places.length] ?? [], to);
      }, value),
    );

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
    ...plain
  } = BET;
  expect(readBet('b1')({ ...plain, selections: [leg] })).toMatchObject({
    status: 'cashed_out',
    potential_return: 1_850,
    open_stake: 1_000,
    cash_outs: [],
    vip_offer: null,
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
