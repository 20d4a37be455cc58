import { type Currency, type MinorUnits, type Odds, placeTerms } from '@touchline/betting';
import { allowedStake, type PlayerLimits } from '../players/player-limits.ts';
import { betLimits, currencyOf } from '../wallet/currencies.ts';
import type { GamePick } from './game-bet.ts';
import { BALLS, drawOdds, drawTime, MOST_PICKED } from './lottery/draw.ts';
import { openDraws } from './lottery/shown-draws.ts';
import { pricesAt } from './racing/prices.ts';
import { fieldAt, resultTime } from './racing/race.ts';
import { openRaces } from './racing/shown-races.ts';

/** Why a bet is not taken. */
export type GameRefusal =
  | 'closed'
  | 'unknown_runner'
  | 'withdrawn'
  | 'price_changed'
  | 'each_way_not_offered'
  | 'numbers'
  | 'stake_too_low'
  | 'stake_too_high'
  | 'bet_limit'
  | 'wager_limit'
  | 'loss_limit'
  | 'insufficient_balance'
  | 'no_account'
  | 'provider_inactive'
  | 'request_reused';

/** What a player asks for. Units: smallest units; `stake` is that of the win part, or of the draw. `odds` as he saw them. */
export type AskedGameBet = {
  readonly event: number;
  readonly stake: MinorUnits;
  readonly currency: string;
} & (
  | {
      readonly game: 'horse_racing';
      readonly runner: number;
      readonly kind: 'win' | 'each_way';
      readonly odds: Odds;
    }
  | { readonly game: 'lotteries'; readonly numbers: readonly number[] }
);

/** The bet as it would be written. Units: `stake` its whole cost, `dueAt` feed time. */
type CheckedGameBet = GamePick & {
  readonly stake: MinorUnits;
  readonly odds: Odds;
  readonly dueAt: number;
};

type Check = { readonly bet: CheckedGameBet } | { readonly refusal: GameRefusal };

const refuse = (refusal: GameRefusal): Check => ({ refusal });

/** The lowest and highest stake of a bet: from the trader's limit of the book on nobody could decide here. */
export function gameLimits(currency: Currency): { readonly least: MinorUnits; readonly most: MinorUnits } {
  const { minStake, vipStake } = betLimits(currency);
  return { least: minStake, most: vipStake };
}

function checkRace(seed: number, feedNow: number, asked: AskedGameBet & { game: 'horse_racing' }): Check {
  const { event, runner: number, kind, stake, odds } = asked;
  const race = openRaces(seed, feedNow).find(({ index }) => index === event);
  if (!race) return refuse('closed');
  const runner = race.runners.find((one) => one.number === number);
  if (!runner) return refuse('unknown_runner');
  const price = pricesAt(race, feedNow).get(number);
  if (price === undefined) return refuse('withdrawn');
  if (price !== odds) return refuse('price_changed');
  const isEachWay = kind === 'each_way';
  if (isEachWay && !placeTerms(fieldAt(race, feedNow).length, race.isHandicap))
    return refuse('each_way_not_offered');
  const pick = { runner: number, name: runner.name, kind, lineStake: stake, struckAt: feedNow };
  const cost = isEachWay ? 2 * stake : stake;
  return { bet: { game: 'horse_racing', pick, stake: cost, odds, dueAt: resultTime(race) } };
}

function checkDraw(feedNow: number, { event, stake, numbers }: AskedGameBet & { game: 'lotteries' }): Check {
  if (!openDraws(feedNow).includes(event)) return refuse('closed');
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  const isInDrum = sorted.every((number) => Number.isInteger(number) && number >= 1 && number <= BALLS);
  const isCount = sorted.length > 0 && sorted.length <= MOST_PICKED && sorted.length === numbers.length;
  if (!isInDrum || !isCount) return refuse('numbers');
  const odds = drawOdds(sorted.length);
  return { bet: { game: 'lotteries', pick: { numbers: sorted }, stake, odds, dueAt: drawTime(event) } };
}

/** Checks a bet against the race or draw as it stands at an instant of the feed, and against the limits of stakes and of the player. */
export function checkGameBet(
  { seed, feedNow, limits: own }: { seed: number; feedNow: number; limits: PlayerLimits },
  asked: AskedGameBet,
): Check {
  const currency = currencyOf(asked.currency);
  if (!currency) return refuse('no_account');
  const limits = gameLimits(currency);
  const checked = asked.game === 'horse_racing' ? checkRace(seed, feedNow, asked) : checkDraw(feedNow, asked);
  if ('refusal' in checked) return checked;
  if (checked.bet.stake < limits.least) return refuse('stake_too_low');
  const most = allowedStake(own, currency.code, limits.most);
  return checked.bet.stake > most ? refuse('stake_too_high') : checked;
}
