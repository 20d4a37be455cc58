import type { SlipBet } from '@touchline/betting';
import { ask } from '@touchline/client/http';
import type { BetBonuses, OfferedBonus } from '@touchline/contract';
import { BONUS_LISTS, type BonusList } from '@touchline/contract/constants';
import { handleFault } from './api.ts';
import { CALLS } from './fault-policy.ts';
import { currentServices } from './services.ts';
import { type PlacementBody, placementBetOf } from './slip-answer.ts';
import { offersOf, type SlipOffer } from './slip-offers.ts';

type Asked = PlacementBody['bets'];

/** Whoever changes the slip all the time is asked to wait; the next change asks again. */
const ASKED_TOO_OFTEN = { expected: [429] } as const;

/** Bets as offers are asked for them: at current prices, with no bonus yet. */
export const askedBets = (bets: readonly SlipBet[]): Asked =>
  bets.map((bet) => ({
    ...placementBetOf({ ...bet, bonus: null }),
    custom_odds: bet.betType === 'CUSTOM_BET' ? bet.customOdds : null,
  }));

/** Asks which bonuses bets may carry. Shape: by bet id; null where no answer came. */
export async function askOffers(
  bets: Asked,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly SlipOffer[]> | null> {
  const { book } = currentServices().backend;
  const answer = await ask(book.POST('/bonuses', { body: { bets }, signal }));
  if (!answer.ok) {
    handleFault(answer.fault, ASKED_TOO_OFTEN);
    return null;
  }
  const found = answer.data.bets.map(
    async (bet) => [bet.bet_id, offersOf(await withTerms(bet, signal))] as const,
  );
  return new Map(await Promise.all(found));
}

/** Asks which jackpots bets take part in. Shape: ids by bet id; null where no answer came. */
export async function askJackpots(
  bets: Asked,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const { book } = currentServices().backend;
  const answer = await ask(book.POST('/jackpots', { body: { bets }, signal }));
  if (!answer.ok) {
    handleFault(answer.fault, CALLS.jackpots);
    return null;
  }
  return new Map(answer.data.bets.map(({ bet_id, jackpots }) => [bet_id, jackpots.map(({ id }) => id)]));
}

// Without proofs an offer names its bonus alone: name and amount are those of its own call.
async function withTerms(bet: Partial<BetBonuses>, signal: AbortSignal): Promise<Partial<BetBonuses>> {
  const named = (offered: OfferedBonus) => withBonus(offered, signal);
  const maybe = (offered: OfferedBonus | null | undefined) => (offered ? named(offered) : null);
  const [freebet, hunting, tournament, comboboost, lootbox] = await Promise.all([
    Promise.all((bet.freebet ?? []).map(named)),
    maybe(bet.hunting),
    maybe(bet.tournament),
    maybe(bet.comboboost),
    maybe(bet.lootbox),
  ]);
  return { freebet, hunting, tournament, comboboost, lootbox };
}

async function withBonus(offered: OfferedBonus, signal: AbortSignal): Promise<OfferedBonus> {
  const list = offered.bonus ? undefined : listOf(offered.type);
  if (list === undefined) return offered;
  const { book } = currentServices().backend;
  const path = { list, id: offered.id };
  const answer = await ask(book.GET('/bonuses/{list}/{id}', { params: { path }, signal }));
  if (!answer.ok) handleFault(answer.fault);
  return answer.ok ? { ...offered, bonus: answer.data } : offered;
}

/** The list that a bonus of a type is in. */
function listOf(type: OfferedBonus['type']): BonusList | undefined {
  const family = type.startsWith('freebet') ? 'freebet' : type;
  const lists = Object.keys(BONUS_LISTS) as BonusList[]; // its own keys
  return lists.find((list) => BONUS_LISTS[list] === family);
}
