import {
  capReturn,
  comboReturn,
  type MinorUnits,
  type Odds,
  oddsFactor,
  type PlaceTerms,
  type Placing,
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

/** How a race ended for a runner. Units: `deduction` in per cent of the winnings. Shape: `placing` null for one behind those that are named. */
interface RaceEnd {
  /** Runners that started. */
  readonly size: number;
  readonly placing: Placing | null;
  readonly deduction: number;
  readonly terms: PlaceTerms | null;
}

/** How a race ended for the runner of a bet; null if the race was not run, or the runner did not start. */
export function raceEnd(
  seed: number,
  race: Race,
  { runner, struckAt }: RacePick,
  ruling: RaceRuling | null,
): RaceEnd | null {
  const nonRunners = ruling?.nonRunners ?? [];
  const field = fieldAt(race, offTime(race)).filter(({ number }) => !nonRunners.includes(number));
  const isRun = (ruling !== null || !race.isAbandoned) && field.some(({ number }) => number === runner);
  if (!isRun) return null;
  return {
    size: field.length,
    placing: placingOf(ruling?.finish ?? finishOf(seed, race), runner),
    deduction: ruleFour(lostPrices(race, struckAt, nonRunners)),
    terms: placeTerms(field.length, race.isHandicap),
  };
}

function settleRace(seed: number, bet: GameBet, pick: RacePick, ruling: RaceRuling | null): GameSettlement {
  const end = raceEnd(seed, raceAt(seed, bet.event), pick, ruling);
  if (!end) return { result: 'void', payout: bet.stake };
  const { kind, lineStake } = pick;
  const { deduction, terms, placing } = end;
  return settleRacing({ kind, lineStake, odds: bet.odds, deduction, terms }, placing);
}

const drawReturn = ({ stake, odds }: Pick<GameBet, 'stake' | 'odds'>): MinorUnits =>
  comboReturn(stake, [oddsFactor(odds)]);

function settleDraw(bet: GameBet, picked: readonly number[], drawn: readonly number[]): GameSettlement {
  const isWon = picked.every((number) => drawn.includes(number));
  return isWon ? { result: 'win', payout: drawReturn(bet) } : { result: 'lose', payout: 0 };
}

function settle(seed: number, bet: GameBet, ruling: Ruling | null): GameSettlement {
  if (ruling?.kind === 'void') return { result: 'void', payout: bet.stake };
  if (bet.game === 'horse_racing')
    return settleRace(seed, bet, bet.pick, ruling?.kind === 'finish' ? ruling : null);
  const drawn = ruling?.kind === 'numbers' ? ruling.numbers : drawNumbers(seed, bet.event);
  return settleDraw(bet, bet.pick.numbers, drawn);
}

/** The highest payout of a currency; null where none is set. */
function highestPayout(code: string): MinorUnits | null {
  const currency = currencyOf(code);
  return currency ? betLimits(currency).maxPayout : null;
}

/**
 * What a bet came to, once its race or draw is over; never more than the highest payout of its currency. A ruling of an
 * operator holds in place of what the season has.
 */
export function settleGameBet(seed: number, bet: GameBet, ruling: Ruling | null): GameSettlement {
  const settled = settle(seed, bet, ruling);
  const cap = settled.result === 'void' ? null : highestPayout(bet.currency);
  return { ...settled, payout: capReturn(settled.payout, cap) };
}

/** What an open bet pays if it wins and no runner is withdrawn; at most the highest payout of its currency. */
export function bestReturn(seed: number, bet: GameBet): MinorUnits {
  return capReturn(
    bet.game === 'lotteries' ? drawReturn(bet) : raceReturn(seed, bet, bet.pick),
    highestPayout(bet.currency),
  );
}

function raceReturn(seed: number, { event, odds }: GameBet, pick: RacePick): MinorUnits {
  const race = raceAt(seed, event);
  const terms = placeTerms(fieldAt(race, pick.struckAt).length, race.isHandicap);
  const { kind, lineStake } = pick;
  return settleRacing({ kind, lineStake, odds, deduction: 0, terms }, { position: 1, tied: 1 }).payout;
}
