import type { Pair, Side } from '#feed/world.ts';
import { independent } from '#pricing/pairs/pair-offers.ts';
import { type Distribution, poisson, sumOf } from '#pricing/poisson.ts';
import { once } from '../once.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { type KillPairs, type MapKills, mapKills } from './kills.ts';

/** A match of maps, each with kills and a winner. */
export interface MapsState {
  /** The map last begun, −1 before the start. */
  map: number;
  over: boolean;
  maps: readonly MapScore[];
}

export interface MapScore {
  kills: Pair;
  /** Sides in the order of their kills: `h` and `a`. */
  order: string;
  winner: Side | null;
  /** Kills in its first ten minutes. */
  early: Pair;
  /** Full minutes played: followed at the tenth, and from the end of the shortest map on. */
  minutes: number;
}

/** Part of a map whose kills are asked by themselves. */
export const EARLY_MIN = 10;

/** Kills a minute of the side that will win the map, and of the other one. */
export const WINNER_RATE = 0.8;
export const LOSER_RATE = 0.6;
const BOTH_RATE = WINNER_RATE + LOSER_RATE;
export const SHORTEST_MIN = 25;
const LONGEST_MIN = 55;
const USUAL_MIN = 35;
const MOST_KILLS = 130;

/** Chance of each length in whole minutes, from the shortest to the longest. */
export const LENGTHS: readonly number[] = (() => {
  const weights = Array.from({ length: LONGEST_MIN - SHORTEST_MIN }, (_, index) => {
    const minute = SHORTEST_MIN + index + 0.5;
    return minute < USUAL_MIN
      ? (minute - SHORTEST_MIN) / (USUAL_MIN - SHORTEST_MIN)
      : (LONGEST_MIN - minute) / (LONGEST_MIN - USUAL_MIN);
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
})();

/** What is known of the chances of one map. */
export interface MapModel {
  home: number;
  /** The next kill is the home side's. */
  nextKill: number;
  total(): Spread;
  margin(): Spread;
  /** The home side is the first with so many kills. */
  race(target: number): number;
  /** The same when one side wins the map. */
  raceOf(target: number, winner: Side): number;
  /** Kills of the whole map by who wins it. */
  kills(): MapKills;
  /** Kills of its first ten minutes by who wins it. */
  early(): KillPairs;
  /** Chance of each number of full minutes from that of the shortest map on. */
  minutes(): readonly number[];
}

export interface MapsModel {
  maps: readonly MapModel[];
}

/** Kills to come of both sides when `minute` minutes have been played. */
function killsToCome(minute: number): Distribution {
  const kills = new Array<number>(MOST_KILLS).fill(0);
  let sum = 0;
  LENGTHS.forEach((share, index) => {
    const left = SHORTEST_MIN + index + 0.5 - minute;
    // A map that is in its last possible minute may still have some seconds of it.
    const rest = index === LENGTHS.length - 1 ? Math.max(0.05, left) : left;
    if (rest <= 0) return;
    sum += share;
    let p = share * Math.exp(-BOTH_RATE * rest);
    for (let count = 0; count < MOST_KILLS; count += 1) {
      kills[count] = (kills[count] ?? 0) + p;
      p *= (BOTH_RATE * rest) / (count + 1);
    }
  });
  return kills.map((p) => p / sum);
}

/** Lead of the home side after `kills` more kills, each the home side's with the chance `own`. */
function leadAfter(kills: Distribution, own: number): Distribution {
  const lead = new Array<number>(2 * kills.length - 1).fill(0);
  const middle = kills.length - 1;
  let now: number[] = [1];
  for (const [count, p] of kills.entries()) {
    for (const [home, chance] of now.entries()) {
      const place = middle + 2 * home - count;
      lead[place] = (lead[place] ?? 0) + p * chance;
    }
    const next = new Array<number>(count + 2).fill(0);
    for (const [home, chance] of now.entries()) {
      next[home] = (next[home] ?? 0) + chance * (1 - own);
      next[home + 1] = (next[home + 1] ?? 0) + chance * own;
    }
    now = next;
  }
  return lead;
}

/** Chance of `own` kills before `other` ones of the other side. */
function firstTo(own: number, other: number, chance: number): number {
  if (own <= 0) return 1;
  if (other <= 0) return 0;
  let sum = 0;
  let term = chance ** own;
  for (let lost = 0; lost < other; lost += 1) {
    sum += term;
    term *= ((own + lost) / (lost + 1)) * (1 - chance);
  }
  return sum;
}

const OWN_OF_WINNER = WINNER_RATE / BOTH_RATE;

/** Chance that the home side wins a map in which it leads by so many kills: each kill tells a little of who is stronger. */
function winnerChance(prior: number, lead: number): number {
  const odds = (prior / (1 - prior)) * (WINNER_RATE / LOSER_RATE) ** lead;
  return odds / (1 + odds);
}

/** One map from its score and the minutes played in it; `prior` is the home side's chance before its start. */
export function mapModel(prior: number, score: MapScore, minute: number): MapModel {
  const [home, away] = score.kills;
  const chance = winnerChance(prior, home - away);
  const blend = (ifHome: number, ifAway: number) => chance * ifHome + (1 - chance) * ifAway;
  const left = once(() => killsToCome(minute));
  return {
    home: chance,
    nextKill: blend(OWN_OF_WINNER, 1 - OWN_OF_WINNER),
    total: once(() => spreadOf({ from: home + away, at: left() })),
    margin: once(() => {
      const ifHome = leadAfter(left(), OWN_OF_WINNER);
      const ifAway = ifHome.toReversed();
      const at = ifHome.map((p, index) => blend(p, ifAway[index] ?? 0));
      return spreadOf({ from: home - away - (MOST_KILLS - 1), at });
    }),
    race: (target) =>
      blend(
        firstTo(target - home, target - away, OWN_OF_WINNER),
        firstTo(target - home, target - away, 1 - OWN_OF_WINNER),
      ),
    raceOf: (target, winner) =>
      firstTo(target - home, target - away, winner === 'home' ? OWN_OF_WINNER : 1 - OWN_OF_WINNER),
    kills: once(() =>
      minute === 0 && home + away === 0 ? freshKills() : mapKills(left(), OWN_OF_WINNER, score.kills),
    ),
    early: once(() =>
      minute === 0 ? freshEarly() : earlyKills(Math.max(0, EARLY_MIN - minute), score.early),
    ),
    minutes: once(() => minutesFrom(minute)),
  };
}

const freshKills = once(() => mapKills(killsToCome(0), OWN_OF_WINNER, [0, 0]));
const freshEarly = once(() => earlyKills(EARLY_MIN, [0, 0]));

/** Kills of the first minutes when so much of them is left. */
function earlyKills(left: number, soFar: Pair): KillPairs {
  const [home, away] = soFar;
  const winners = poisson(WINNER_RATE * left);
  const losers = poisson(LOSER_RATE * left);
  return {
    home: independent(sumOf(at(home), winners), sumOf(at(away), losers)),
    away: independent(sumOf(at(home), losers), sumOf(at(away), winners)),
  };
}

const at = (count: number): Distribution => [...new Array<number>(count).fill(0), 1];

/** The full minutes of a map that is in play for some already. */
function minutesFrom(minute: number): readonly number[] {
  const weights = LENGTHS.map(
    (share, index) => share * Math.min(1, Math.max(0, SHORTEST_MIN + index + 1 - minute)),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum > 0) return weights.map((weight) => weight / sum);
  return weights.map((_, index) => (index === weights.length - 1 ? 1 : 0));
}

/** Chances of the final map scores 2:0, 2:1, 1:2 and 0:2 from the maps won so far and each map's chance of the home side. */
export function mapScores(won: Pair, chances: readonly number[]): readonly [number, number, number, number] {
  const [home, away] = won;
  if (home === 2) return away === 0 ? [1, 0, 0, 0] : [0, 1, 0, 0];
  if (away === 2) return home === 1 ? [0, 0, 1, 0] : [0, 0, 0, 1];
  const chance = chances[home + away] ?? 0.5;
  const ifHome = mapScores([home + 1, away], chances);
  const ifAway = mapScores([home, away + 1], chances);
  const blend = (index: 0 | 1 | 2 | 3) => chance * ifHome[index] + (1 - chance) * ifAway[index];
  return [blend(0), blend(1), blend(2), blend(3)];
}

export function mapsWon(state: MapsState): Pair {
  const count = (side: Side) => state.maps.filter(({ winner }) => winner === side).length;
  return [count('home'), count('away')];
}
