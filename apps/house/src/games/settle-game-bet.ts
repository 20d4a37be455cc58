import {
  capReturn,
  comboReturn,
  type MinorUnits,
  oddsFactor,
  placeTerms,
  ruleFour,
  settleRacing,
} from '@touchline/betting';
import { betLimits, currencyOf } from '../wallet/currencies.ts';
import type { GameBet, GameResult, RacePick } from './game-bet.ts';
import { drawNumbers } from './lottery/draw.ts';
import { finishOf, placingOf } from './racing/finish.ts';
import { pricesAt } from './racing/prices.ts';
import { fieldAt, offTime, type Race, raceAt } from './racing/race.ts';

interface GameSettlement {
  readonly result: GameResult;
  /** Smallest units, stake included. */
  readonly payout: MinorUnits;
}

/** What a withdrawal after the bet takes from its winnings, at the price that the runner had until then. */
function deductionOf(race: Race, struckAt: number): number {
  const { withdrawal } = race;
  if (!withdrawal) return 0;
  const at = offTime(race) - withdrawal.beforeMs;
  const odds = struckAt < at ? pricesAt(race, at - 1).get(withdrawal.number) : undefined;
  return odds === undefined ? 0 : ruleFour([odds]);
}

function settleRace(seed: number, bet: GameBet, pick: RacePick): GameSettlement {
  const race = raceAt(seed, bet.event);
  const field = fieldAt(race, offTime(race));
  const isRun = !race.isAbandoned && field.some(({ number }) => number === pick.runner);
  if (!isRun) return { result: 'void', payout: bet.stake };
  return settleRacing(
    {
      kind: pick.kind,
      lineStake: pick.lineStake,
      odds: bet.odds,
      deduction: deductionOf(race, pick.struckAt),
      terms: placeTerms(field.length, race.isHandicap),
    },
    placingOf(finishOf(seed, race), pick.runner),
  );
}

function settleDraw(seed: number, bet: GameBet, numbers: readonly number[]): GameSettlement {
  const drawn = drawNumbers(seed, bet.event);
  const isWon = numbers.every((number) => drawn.includes(number));
  return isWon
    ? { result: 'win', payout: comboReturn(bet.stake, [oddsFactor(bet.odds)]) }
    : { result: 'lose', payout: 0 };
}

/** What a bet came to, once its race or draw is over; never more than the highest payout of its currency. */
export function settleGameBet(seed: number, bet: GameBet): GameSettlement {
  const settled =
    bet.game === 'horse_racing' ? settleRace(seed, bet, bet.pick) : settleDraw(seed, bet, bet.pick.numbers);
  const currency = currencyOf(bet.currency);
  const cap = currency && settled.result !== 'void' ? betLimits(currency).maxPayout : null;
  return { ...settled, payout: capReturn(settled.payout, cap) };
}
