import { type Contest, other, type Seat, type SetRules, type UnitPlace } from './rules.ts';

type Points = readonly [number, number];

/** Chance that the server wins a game from its points on, `p` being the chance of one point. Source: iid points, G(2/3) = 208/243. */
export function gameChance(p: number, server = 0, receiver = 0): number {
  if (server >= 4 && server - receiver >= 2) return 1;
  if (receiver >= 4 && receiver - server >= 2) return 0;
  const deuce = (p * p) / (p * p + (1 - p) * (1 - p));
  if (server >= 3 && receiver >= 3) {
    if (server === receiver) return deuce;
    return server > receiver ? p + (1 - p) * deuce : p * deuce;
  }
  return p * gameChance(p, server + 1, receiver) + (1 - p) * gameChance(p, server, receiver + 1);
}

/** Who serves a point of a tiebreak: one point, then two each. */
export const tiebreakServer = (first: Seat, [home, away]: Points): Seat =>
  ((home + away + 1) >> 1) % 2 === 0 ? first : other(first);

/** Chance that home wins a tiebreak to seven from its points on. */
export function tiebreakChance(serve: Points, first: Seat, points: Points = [0, 0]): number {
  const onServe = (seat: Seat) => (seat === 0 ? serve[0] : 1 - serve[1]);
  const win = serve[0] * (1 - serve[1]);
  const loss = (1 - serve[0]) * serve[1];
  const level = win / (win + loss);
  const known = new Map<number, number>();
  const from = (home: number, away: number): number => {
    if (home >= 7 && home - away >= 2) return 1;
    if (away >= 7 && away - home >= 2) return 0;
    if (home >= 6 && home === away) return level;
    const found = known.get(home * 100 + away);
    if (found !== undefined) return found;
    const p = onServe(tiebreakServer(first, [home, away]));
    const chance = p * from(home + 1, away) + (1 - p) * from(home, away + 1);
    known.set(home * 100 + away, chance);
    return chance;
  };
  return from(points[0], points[1]);
}

export const isTiebreak = ({ a, b }: { a: number; b: number }) => a === 6 && b === 6;

export function tennisRules(setsToWin: number): SetRules {
  return {
    setsToWin,
    isOver: (a, b) => a === 7 || b === 7 || (a === 6 && b <= 4) || (b === 6 && a <= 4),
    serverOf: (first, a, b) => ((a + b) % 2 === 0 ? first : other(first)),
    nextFirst: (first, a, b) => ((a + b) % 2 === 0 ? first : other(first)),
    hadExtra: (a, b) => a + b === 13,
  };
}

export interface TennisContest extends Contest {
  /** Chance that each side wins a point on its own serve. */
  readonly serve: Points;
}

/** A match between servers who win a point on their serve with these chances. */
export function tennisContest(rules: SetRules, serve: Points): TennisContest {
  const hold = [gameChance(serve[0]), gameChance(serve[1])] as const;
  const tiebreak = [tiebreakChance(serve, 0), tiebreakChance(serve, 1)] as const;
  return {
    key: `tennis/${rules.setsToWin}/${serve[0]}/${serve[1]}`,
    rules,
    serve,
    chance: (place: UnitPlace) => {
      if (isTiebreak(place)) return tiebreak[place.server];
      return place.server === 0 ? hold[0] : 1 - hold[1];
    },
    inPlay: (place, [home, away]) => {
      if (home + away === 0) return null;
      if (isTiebreak(place)) return tiebreakChance(serve, place.server, [home, away]);
      return place.server === 0 ? gameChance(serve[0], home, away) : 1 - gameChance(serve[1], away, home);
    },
  };
}
