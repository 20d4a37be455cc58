import { emptySlip, quote, reduceSlip, type SlipState, standardSystemTypes } from '@touchline/betting';
import type { Bench, Figure } from './bench.ts';
import { median, quantile } from './statistics.ts';

const SELECTIONS = 16;
const WINNING = 8;
const ROUNDS = 500;
const WARM_UP = 50;
const STAKE = 1_287_000;
const LOWEST_ODDS = 13_700;
const ODDS_STEP = 900;

/** A selection of the slip with a price of its own; `round` moves every price, so that no quote is the one before. */
const selection = (index: number, round: number) => ({
  matchId: String(index + 1),
  matchUrnId: `sr:match:${index + 1}`,
  matchSlug: `match-${index + 1}`,
  matchStatus: 0,
  type: 'match',
  startTime: 1_700_000_000_000,
  marketId: '1',
  marketName: 'Match result',
  marketGroup: 'all',
  marketStatus: 1,
  specifier: '',
  outcomeId: '1',
  outcomeName: 'Home',
  odds: LOWEST_ODDS + index * ODDS_STEP + round * 100,
  active: true,
  provider: 'betradar',
  sportKey: 'football',
  nameA: 'Harbour City',
  nameB: 'Nordvik Athletic',
  categoryName: 'Albion',
});

/** A slip with all combinations of eight out of sixteen selections: 12,870 lines. */
function slipOf(round: number): SlipState {
  let state = emptySlip(undefined, standardSystemTypes());
  const then = (event: Parameters<typeof reduceSlip>[1]) => {
    state = reduceSlip(state, event).state;
  };
  for (let index = 0; index < SELECTIONS; index += 1)
    then({ type: 'selection-added', selection: selection(index, round) });
  then({ type: 'bet-type-changed', betType: 'SYSTEM' });
  const type = state.systemTypes.find(
    ({ totalCount, winCount }) => totalCount === SELECTIONS && winCount === WINNING,
  );
  const betId = state.bets[0]?.betId;
  if (!type || betId === undefined) throw new Error('The slip has no system of this size.');
  then({ type: 'system-type-changed', betId, systemTypeId: type.id });
  then({ type: 'stake-typed', betId, text: '', parsed: { kind: 'amount', amount: STAKE } });
  return state;
}

async function runSystemQuote(): Promise<Figure[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const state = slipOf(round);
    const startedAt = performance.now();
    const { totalReturn } = quote(state);
    const took = performance.now() - startedAt;
    if (totalReturn === 0) throw new Error('The system has no return.');
    if (round >= WARM_UP) times.push(took);
  }
  return [
    {
      what: `a system of ${WINNING} out of ${SELECTIONS} quoted, with its highest and lowest return`,
      value: median(times),
      unit: 'ms',
      bar: { atMost: 2 },
      note: `median of ${ROUNDS}, each at other prices; 95 % within ${quantile(times, 0.95).toFixed(2)} ms`,
    },
  ];
}

export const systemQuote: Bench = {
  name: 'system-quote',
  title: 'A large system',
  run: runSystemQuote,
};
