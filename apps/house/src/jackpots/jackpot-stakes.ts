import type { MinorUnits, Odds } from '@touchline/betting';
import { type BonusSelection, fitsConditions } from '@touchline/betting/bonus';
import type { BetType } from '@touchline/contract';
import type { World } from '#feed/world.ts';
import { sportOf } from '../queries/present-tournament.ts';
import { convertedAmount } from '../wallet/rates.ts';
import type { Jackpot, JackpotBetType } from './jackpot.ts';

/** A bet as jackpots look at it. Units: ownStake is what no bonus pays, in smallest units of the currency. */
export interface JackpotBet {
  readonly type: BetType;
  readonly currency: string;
  readonly ownStake: MinorUnits;
  /** Price of a custom bet, which its selections share; null for every other. */
  readonly customOdds: Odds | null;
  readonly legs: readonly { readonly matchId: string; readonly odds: Odds }[];
}

/** What a bet adds to a jackpot by its rate. Units: smallest units of the jackpot's currency, above zero. */
export interface JackpotStake {
  readonly jackpotId: string;
  readonly stake: MinorUnits;
}

const TYPES: Readonly<Record<BetType, JackpotBetType>> = {
  single: 'single',
  double: 'combo',
  treble: 'combo',
  accumulator: 'combo',
  system: 'system',
  custom_bet: 'custom_bet',
};

/** A selection of a match that has left the world fits no list of ids. */
function selectionOf(world: World, { matchId, odds }: JackpotBet['legs'][number]): BonusSelection {
  const match = world.match(matchId);
  const sport = match && sportOf(world, match.sportId);
  return {
    sportType: sport?.type,
    sportKey: sport?.key ?? '',
    categoryId: match?.categoryId,
    tournamentId: match?.tournamentId,
    matchId,
    odds,
    matchStatus: match?.status ?? 0,
  };
}

/** Whether type and selections of a bet fit a jackpot, whatever its stake. */
export function fitsJackpot(world: World, { conditions }: Jackpot, bet: JackpotBet): boolean {
  const { betTypes } = conditions;
  if (betTypes.length > 0 && !betTypes.includes(TYPES[bet.type])) return false;
  return bet.legs.every(({ matchId, odds }) =>
    fitsConditions(conditions, selectionOf(world, { matchId, odds: bet.customOdds ?? odds })),
  );
}

/** The stake of a bet in a jackpot's currency, rounded down; null if it is too low to take part. */
export function stakeIn({ currency, conditions }: Jackpot, bet: JackpotBet): MinorUnits | null {
  const stake = convertedAmount(bet.ownStake, { from: bet.currency, to: currency, round: 'down' });
  return stake > 0 && stake >= (conditions.minStake ?? 0) ? stake : null;
}

/** The jackpots that a bet takes part in, with its stake in the currency of each. */
export function jackpotStakes(world: World, jackpots: readonly Jackpot[], bet: JackpotBet): JackpotStake[] {
  return jackpots.flatMap((jackpot) => {
    const stake = stakeIn(jackpot, bet);
    return stake !== null && fitsJackpot(world, jackpot, bet) ? [{ jackpotId: jackpot.id, stake }] : [];
  });
}
