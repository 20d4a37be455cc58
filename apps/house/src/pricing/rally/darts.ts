import { type Contest, other, type Seat, type SetRules, type UnitPlace } from './rules.ts';

/** What a leg begins with. */
export const LEG = 501;
const HIGHEST_FINISH = 170;
const MOST_VISITS = 36;

/** Scores of a visit and how often each comes to a player of average strength. */
const VISITS: readonly (readonly [score: number, weight: number])[] = [
  [26, 4],
  [41, 6],
  [45, 10],
  [60, 18],
  [66, 5],
  [81, 10],
  [85, 11],
  [95, 8],
  [100, 12],
  [121, 4],
  [125, 2],
  [134, 3],
  [140, 6],
  [180, 3],
];

/** Legs to three in a set; who begins changes with every leg and with every set. */
export const dartsRules = (setsToWin: number): SetRules => ({
  setsToWin,
  isOver: (a, b) => a === 3 || b === 3,
  serverOf: (first, a, b) => ((a + b) % 2 === 0 ? first : other(first)),
  nextFirst: other,
  hadExtra: (a, b) => a + b === 5,
});

function finishChance(remaining: number, strength: number): number {
  const base =
    remaining <= 40 ? 0.46 : remaining <= 60 ? 0.4 : remaining <= 100 ? 0.28 : remaining <= 130 ? 0.13 : 0.05;
  return base * (1 + 0.4 * strength);
}

/** What a visit can leave, with the chance of each. 0 is a leg won. Strength lies between −1 and 1. */
export function visitsFrom(remaining: number, strength: number): readonly (readonly [number, number])[] {
  if (remaining <= HIGHEST_FINISH) {
    const finish = finishChance(remaining, strength);
    const missed = remaining <= 40 ? remaining : Math.max(32, remaining - 60);
    return [
      [0, finish],
      [missed, 1 - finish],
    ];
  }
  const weights = VISITS.map(([score, weight]) => weight * Math.exp((strength * (score - 80)) / 70));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return VISITS.map(([score], index) => [Math.max(32, remaining - score), (weights[index] ?? 0) / sum]);
}

/** Adds the visits of what a visit leaves, one visit later. */
function addLater(needed: Float64Array, rest: Float64Array, chance: number): void {
  for (let visits = 1; visits < MOST_VISITS; visits += 1) {
    needed[visits] = (needed[visits] ?? 0) + chance * (rest[visits - 1] ?? 0);
  }
}

const WON = Float64Array.from({ length: MOST_VISITS }, (_, visits) => (visits === 0 ? 1 : 0));

/** Chance that a leg takes exactly so many visits more, by the points that remain. */
function visitsNeeded(strength: number) {
  const known = new Map<number, Float64Array>([[0, WON]]);
  const from = (remaining: number): Float64Array => {
    const found = known.get(remaining);
    if (found !== undefined) return found;
    const needed = new Float64Array(MOST_VISITS);
    const ways = visitsFrom(remaining, strength);
    for (const [left, chance] of ways) {
      if (left !== remaining) addLater(needed, from(left), chance);
    }
    const stays = ways.find(([left]) => left === remaining)?.[1] ?? 0;
    for (let visits = 1; visits < MOST_VISITS; visits += 1) {
      needed[visits] = (needed[visits] ?? 0) + stays * (needed[visits - 1] ?? 0);
    }
    known.set(remaining, needed);
    return needed;
  };
  return from;
}

/** Few strengths are in use, so each is worked out once. */
const byStrength = new Map<number, (remaining: number) => Float64Array>();

function needed(strength: number, remaining: number): Float64Array {
  const found = byStrength.get(strength) ?? visitsNeeded(strength);
  byStrength.set(strength, found);
  return found(remaining);
}

/** Chance that the player at the board wins the leg. */
export function legChance(
  thrower: { strength: number; remaining: number },
  rival: { strength: number; remaining: number },
): number {
  const own = needed(thrower.strength, thrower.remaining);
  const others = needed(rival.strength, rival.remaining);
  let chance = 0;
  let later = 1;
  for (let visits = 1; visits < MOST_VISITS; visits += 1) {
    chance += (own[visits] ?? 0) * later;
    later -= others[visits] ?? 0;
  }
  return chance;
}

/** Points of a leg: what remains, and the visits made, in one number for each side. */
export const packed = (remaining: number, visits: number) => remaining * 1000 + visits;
export const remainingOf = (points: number) => Math.floor(points / 1000);
export const visitsOf = (points: number) => points % 1000;

/** Who throws next. */
export const thrower = (server: Seat, points: readonly [number, number]): Seat =>
  visitsOf(points[0]) === visitsOf(points[1]) ? server : other(server);

export function dartsContest(rules: SetRules, strengths: readonly [number, number]): Contest {
  const from = (seat: Seat, points: readonly [number, number]) => {
    const side = (at: Seat) => ({ strength: strengths[at], remaining: remainingOf(points[at]) });
    const chance = legChance(side(seat), side(other(seat)));
    return seat === 0 ? chance : 1 - chance;
  };
  const start = packed(LEG, 0);
  const fresh = [from(0, [start, start]), from(1, [start, start])] as const;
  return {
    key: `darts/${rules.setsToWin}/${strengths[0]}/${strengths[1]}`,
    rules,
    chance: ({ server }: UnitPlace) => fresh[server],
    inPlay: ({ server }, points) =>
      visitsOf(points[0]) + visitsOf(points[1]) === 0 ? null : from(thrower(server, points), points),
  };
}
