import {
  capReturn,
  comboReturn,
  type MinorUnits,
  type Odds,
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
import type { RaceRuling, Ruling } from './ruling.ts';

interface GameSettlement {
  readonly result: GameResult;
  /** Smallest units, stake included. */
  readonly payout: MinorUnits;
}

/** Prices of those who were out after the bet was struck, each as it had been until then. */
function lostPrices(race: Race, struckAt: number, nonRunners: readonly number[]): Odds[] {
  const { withdrawal } = race;
  const at = withdrawal ? offTime(race) - withdrawal.beforeMs : 0;
  const withdrawn = withdrawal && struckAt < at ? pricesAt(race, at - 1).get(withdrawal.number) : undefined;
  const last = pricesAt(race, offTime(race));
  return [withdrawn, ...nonRunners.map((number) => last.get(number))].filter((odds) => odds !== undefined);
}

function settleRace(seed: number, bet: GameBet, pick: RacePick, ruling: RaceRuling | null): GameSettlement {
  const race = raceAt(seed, bet.event);
  const nonRunners = ruling?.nonRunners ?? [];
  const field = fieldAt(race, offTime(race)).filter(({ number }) => !nonRunners.includes(number));
  const isRun = (ruling !== null || !race.isAbandoned) && field.some(({ number }) => number === pick.runner);
  if (!isRun) return { result: 'void', payout: bet.stake };
  return settleRacing(
    {
      kind: pick.kind,
      lineStake: pick.lineStake,
      odds: bet.odds,
      deduction: ruleFour(lostPrices(race, pick.struckAt, nonRunners)),
      terms: placeTerms(field.length, race.isHandicap),
    },
    placingOf(ruling?.finish ?? finishOf(seed, race), pick.runner),
  );
}

function settleDraw(bet: GameBet, picked: readonly number[], drawn: readonly number[]): GameSettlement {
  const isWon = picked.every((number) => drawn.includes(number));
  return isWon
    ? { result: 'win', payout: comboReturn(bet.stake, [oddsFactor(bet.odds)]) }
    : { result: 'lose', payout: 0 };
}

function settle(seed: number, bet: GameBet, ruling: Ruling | null): GameSettlement {
  if (ruling?.kind === 'void') return { result: 'void', payout: bet.stake };
  if (bet.game === 'horse_racing')
    return settleRace(seed, bet, bet.pick, ruling?.kind === 'finish' ? ruling : null);
  const drawn = ruling?.kind === 'numbers' ? ruling.numbers : drawNumbers(seed, bet.event);
  return settleDraw(bet, bet.pick.numbers, drawn);
}

/**
 * What a bet came to, once its race or draw is over; never more than the highest payout of its currency. A ruling of an
 * operator holds in place of what the season has.
 */
export function settleGameBet(seed: number, bet: GameBet, ruling: Ruling | null): GameSettlement {
  const settled = settle(seed, bet, ruling);
  const currency = currencyOf(bet.currency);
  const cap = currency && settled.result !== 'void' ? betLimits(currency).maxPayout : null;
  return { ...settled, payout: capReturn(settled.payout, cap) };
}
