import { MARKET_OPEN, outcomeKey, type SelectionInput } from '@touchline/betting';
import { ask } from '@touchline/client/http';
import type { Bet, BetSelection } from '@touchline/contract';
import { isBettableStatus } from '@touchline/contract/constants';
import { marketsQuery, matchQuery } from './queries.ts';
import { currentServices } from './services.ts';
import { dispatchSlip, slipState } from './slip.ts';
import { selectionOf } from './slip-seed.ts';

/**
 * What became of betting again.
 * Shape: `added` selections are on the slip now; `gone` are the names of those that cannot be bet on any more.
 */
export type BetAgain =
  | { readonly kind: 'done'; readonly added: number; readonly gone: readonly string[] }
  | { readonly kind: 'none' }
  /** A bet builder stands alone, and the slip holds something else. */
  | { readonly kind: 'slip-full' };

/** A selection of a bet as it could be bet on now; null where it could not. */
async function currentSelection({ match, market, outcome }: BetSelection): Promise<SelectionInput | null> {
  const { queryClient, live } = currentServices();
  const now = { staleTime: 0 };
  const [named, reading] = await Promise.all([
    queryClient.fetchQuery({ ...matchQuery(match.id), ...now }),
    queryClient.fetchQuery({ ...marketsQuery(match.id), ...now }),
  ]);
  const found = reading.markets.find(
    ({ id, specifier }) => id === market.id && specifier === market.specifier,
  );
  const chosen = found?.outcomes.find(({ id }) => id === outcome.id);
  const selection = found && chosen && selectionOf({ match: named, market: found, outcome: chosen }, live);
  if (!selection) return null;
  const isBettable =
    selection.active && selection.marketStatus === MARKET_OPEN && isBettableStatus(selection.matchStatus);
  return isBettable ? selection : null;
}

/**
 * Puts the selections of a bet that are still open on the slip, at the prices of now. Its stake and its system are not
 * taken over: a second bet is never an accident.
 */
export async function betAgain(bet: Pick<Bet, 'type' | 'selections'>): Promise<BetAgain> {
  const settled = await Promise.allSettled(bet.selections.map(currentSelection));
  const found = settled.map((answer) => (answer.status === 'fulfilled' ? answer.value : null));
  const selections = found.filter((selection) => selection !== null);
  const gone = bet.selections.filter((_, index) => found[index] === null).map(({ outcome }) => outcome.name);
  if (selections.length === 0) return { kind: 'none' };
  if (bet.type === 'custom_bet') return customAgain(selections, gone);
  for (const selection of selections) {
    const isThere = slipState().selectedOutcomeIds.includes(outcomeKey(selection));
    if (!isThere) dispatchSlip({ type: 'selection-added', selection });
  }
  const onSlip = new Set(slipState().selectedOutcomeIds);
  const added = selections.filter((selection) => onSlip.has(outcomeKey(selection))).length;
  return { kind: 'done', added, gone };
}

/** A bet builder has one price for all of its selections, and only the house knows it. */
async function customAgain(
  selections: readonly SelectionInput[],
  gone: readonly string[],
): Promise<BetAgain> {
  if (gone.length > 0) return { kind: 'none' };
  if (slipState().bets.length > 0) return { kind: 'slip-full' };
  const answer = await ask(
    currentServices().backend.book.POST('/bets/custom/odds', {
      body: {
        selections: selections.map(({ matchId, marketId, specifier, outcomeId }) => ({
          match_id: matchId,
          market_id: marketId,
          specifier,
          outcome_id: outcomeId,
        })),
      },
    }),
  );
  const customOdds = answer.ok ? answer.data.odds : null;
  if (customOdds === null) return { kind: 'none' };
  dispatchSlip({ type: 'custom-bet-set', selections, customOdds });
  return { kind: 'done', added: selections.length, gone };
}
