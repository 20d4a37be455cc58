import type { Bet, PlacementResult } from '@touchline/contract';

const selection = { match_id: '7', market_id: '18', specifier: 'total=2.5', outcome_id: '12', odds: 18_500 };

export const placedBet = (
  over: Partial<PlacementResult['bets'][number]>,
): PlacementResult['bets'][number] => ({
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

/** An answer with one bet placed, one pending and one refused. */
export const RESULT: PlacementResult = {
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

/** The placement that RESULT answers. */
export const SENT = { requestId: 'request-1', betIds: ['b1', 'b2', 'b3'] };

/** A bet that was cashed out, with most optional fields set. */
export const BET: Bet = {
  id: 'b1',
  type: 'single',
  game: 'lotteries',
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
