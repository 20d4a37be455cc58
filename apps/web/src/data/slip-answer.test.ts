import { emptySlip, reduceSlip, type SlipState } from '@touchline/betting';
import type { Fault } from '@touchline/client/http';
import type { Bet, PlacementResult } from '@touchline/contract';
import { RISK_KEYS } from '@touchline/contract/errors';
import { expect, test } from 'vitest';
import { messageKeyOf, type RefusalReason } from './refusal-text.ts';
import { answeredEvent, decidedEvent, placementOf, refusedEvent } from './slip-answer.ts';
import { placedBet } from './test/backend-answers.ts';
import { selectionInput } from './test/selection-input.ts';

const input = selectionInput('7', {
  marketId: '18',
  specifier: 'total=2.5',
  outcomeId: '12',
  odds: 18_500,
});
const KEY = '7/18/total=2.5/12';

function placing(): SlipState {
  const added = reduceSlip(emptySlip(), { type: 'selection-added', selection: input }).state;
  const parsed = { kind: 'amount', amount: 1000 } as const;
  const staked = reduceSlip(added, { type: 'stake-typed', betId: 'b1', text: '10', parsed }).state;
  return reduceSlip(staked, { type: 'place-pressed', requestId: 'request-1', isSignedIn: true }).state;
}

const say = (reason: RefusalReason) => reason.localized_message;

const fault = (changes: Partial<Fault>): Fault => ({
  kind: 'refused',
  status: 422,
  code: 100,
  message: '',
  details: [],
  errorsByBet: {},
  retryAfterMs: null,
  ...changes,
});

test('a placement carries the prices that the player agreed to, and its request id', () => {
  const { rules, processingBets: bets } = placing();
  const body = placementOf({ rules, bets, isQuick: false }, 'request-1', 'ar');
  expect(body.meta).toMatchObject({ request_id: 'request-1', quick: false });
  expect(body.locale).toBe('ar');
  expect(body.bets[0]?.stake).toEqual({ value: 1000, currency: 'EUR' });
  expect(body.bets[0]?.selections).toEqual([
    { match_id: '7', market_id: '18', specifier: 'total=2.5', outcome_id: '12', odds: 18_500 },
  ]);
});

test('a placement says which price changes the slip takes, and how far one may fall', () => {
  const body = (rules: Partial<SlipState['rules']>) => {
    const { rules: own, processingBets: bets } = placing();
    return placementOf({ rules: { ...own, ...rules }, bets, isQuick: true }, 'request-1', 'en').meta;
  };
  expect(body({})).toMatchObject({ accept_odds_change: 'none', quick: true });
  expect(body({ oddsAcceptMode: 'higher', acceptDownToPercent: 5 })).toMatchObject({
    accept_odds_change: 'higher',
    accept_down_to_percent: 5,
  });
  expect(body({ oddsAcceptMode: 'any', acceptDownToPercent: 5 })).not.toHaveProperty(
    'accept_down_to_percent',
  );
});

test('a refused custom bet carries its price of now', () => {
  const details = [{ key: RISK_KEYS.different, current_custom_odds: 41_000 }];
  const refused = { code: 120, localized_message: 'The price has changed.', details };
  const event = refusedEvent('request-1', fault({ code: 120, errorsByBet: { b1: refused } }), say);
  expect(event).toMatchObject({
    currentCustomOdds: { b1: 41_000 },
    error: { message: 'error.place_bets.invalid_odds_custom_bet', isWrongOddsError: true },
  });
});

test('a placed bet becomes a receipt', () => {
  const result: PlacementResult = {
    request_id: 'request-1',
    refused: [],
    bets: [
      placedBet({
        bet_id: 'b1',
        stake: { value: 1000, currency: 'EUR' },
        odds: 18_500,
        potential_return: 1850,
        decided_by: null,
        custom_odds: null,
        selections: [
          { match_id: '7', market_id: '18', specifier: 'total=2.5', outcome_id: '12', odds: 18_500 },
        ],
      }),
    ],
  };
  const after = reduceSlip(placing(), answeredEvent('request-1', result, say)).state;
  expect(after.state).toBe('success');
  expect(after.placedBets[0]).toMatchObject({ id: '900', ref: 'AB12', status: 'accepted' });
  expect(after.bets).toEqual([]);
});

test('a wrong price updates the selection and says why on its bet', () => {
  const event = refusedEvent(
    'request-1',
    fault({
      code: 101,
      errorsByBet: {
        b1: {
          code: 101,
          localized_message: 'The price has changed.',
          details: [
            {
              key: RISK_KEYS.different,
              match_id: '7',
              market_id: '18',
              specifier: 'total=2.5',
              outcome_id: '12',
              current_odds: 17_000,
            },
          ],
        },
      },
    }),
    say,
  );
  const after = reduceSlip(placing(), event).state;
  expect(after.error).toMatchObject({
    message: 'error.place_bets.invalid_odds',
    details: RISK_KEYS.different,
    isWrongOddsError: true,
    code: 101,
    messagesByBet: { b1: 'The price has changed.' },
  });
  expect(after.bets[0]?.selections[0]).toMatchObject({ id: KEY, odds: 17_000, isChanged: true });
  expect(after.inProgress).toBe(false);
});

test('a session that is over received nothing, any other refusal answers the bets', () => {
  expect(refusedEvent('request-1', fault({ status: 401 }), say).type).toBe('placement-not-received');
  expect(refusedEvent('request-1', fault({ status: 429 }), say).type).toBe('placement-answered');
  expect(refusedEvent('request-1', fault({ status: 503, code: 122 }), say)).toMatchObject({
    replies: [],
    error: { message: 'error.place_bets.not_taken' },
  });
});

test('a refusal without words for a bet keeps the sentence of the house', () => {
  const event = refusedEvent(
    'request-1',
    fault({ status: 429, code: 429, message: 'Too many requests.' }),
    say,
  );
  expect(event).toMatchObject({
    error: { message: 'error.place_bets.default', payload: 'Too many requests.' },
  });
});

test('codes have their message, and every other code the general one', () => {
  expect(messageKeyOf(101)).toBe('error.place_bets.invalid_odds');
  expect(messageKeyOf(120)).toBe('error.place_bets.invalid_odds_custom_bet');
  expect(messageKeyOf(118)).toBe('error.place_bets.municipality_not_found');
  expect(messageKeyOf(402)).toBe('error.place_bets.default');
  expect(messageKeyOf(9999)).toBe('error.place_bets.default');
});

test('a bet that still waits for its delay, or in a status from elsewhere, is no decision; a rejected one says why', () => {
  const bet = { id: '900', ref: 'AB12', status: 'submitted', refusal: null } as unknown as Bet; // what a decision reads
  expect(decidedEvent(bet, 'b1', say)).toBeNull();
  expect(decidedEvent({ ...bet, status: 'parked' } as unknown as Bet, 'b1', say)).toBeNull(); // what no contract has
  const refusal = { code: 111, localized_message: 'Something happened.', details: [] };
  expect(decidedEvent({ ...bet, status: 'rejected', refusal }, 'b1', say)).toMatchObject({
    status: 'rejected',
    error: { message: 'error.place_bets.match_changed', messagesByBet: { b1: 'Something happened.' } },
  });
});
