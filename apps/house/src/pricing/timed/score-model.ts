import { type Distribution, type Signed, sumOf } from '#pricing/poisson.ts';
import type { Decider } from './decider.ts';
import { type ScoreState, scoreIn, scoreOf } from './score-state.ts';
import { addRests, exactly, marginOf, NO_REST, type Rest, type Spread, spreadOf, totalOf } from './spread.ts';

/** What all prices of one moment come from. Spreads are those of the end: what has been scored is in them. */
export interface ScoreModel {
  /** Lead of the home side in the periods from..to. */
  margin(from: number, to: number): Spread;
  total(from: number, to: number): Spread;
  home(from: number, to: number): Spread;
  away(from: number, to: number): Spread;
  /** With overtime. */
  finalMargin(): Spread;
  finalTotal(): Spread;
  finalHome(): Spread;
  finalAway(): Spread;
  /** Chance that the match goes beyond regular time. */
  overtime(): number;
  /** Chance of each side to be the first with so many points in regular time; null where the sport does not know. */
  race: ((points: number) => readonly [home: number, away: number]) | null;
  /** Chance that the next score of regular time is the home side's, nobody's, the away side's; null where the sport does not know. */
  next: (() => readonly [home: number, none: number, away: number]) | null;
}

interface ScoreOutlook {
  state: ScoreState;
  /** What is to come in each regular period. */
  rests: readonly Rest[];
  /** What is to come in the overtime that is being played. */
  overtimeRest: Rest;
  /** What follows a level score; null where it stands. */
  decider: Decider | null;
  race?: ScoreModel['race'];
  next?: ScoreModel['next'];
}

function memo<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    known.set(key, made);
    return made;
  };
}

/** `all` with the part that belongs to a level score replaced by what follows it. */
function resolved(all: Distribution, level: Distribution, after: Distribution): Distribution {
  const more = sumOf(level, after);
  return Array.from(
    { length: Math.max(all.length, more.length) },
    (_, index) => Math.max(0, (all[index] ?? 0) - (level[index] ?? 0)) + (more[index] ?? 0),
  );
}

function decidedMargin(margin: Spread, after: Signed): Spread {
  const level = margin.at[-margin.from] ?? 0;
  const from = Math.min(margin.from, after.from);
  const to = Math.max(margin.from + margin.at.length, after.from + after.at.length);
  const at = Array.from({ length: to - from }, (_, index) => {
    const value = index + from;
    const before = value === 0 ? 0 : (margin.at[value - margin.from] ?? 0);
    return before + level * (after.at[value - after.from] ?? 0);
  });
  return spreadOf({ from, at });
}

/** The level part of both sides' points to come, by the points of one side. */
function levelPart(own: Distribution, other: Distribution, ownLead: number): Distribution {
  return own.map((p, points) => p * (other[points + ownLead] ?? 0));
}

export function createScoreModel(outlook: ScoreOutlook): ScoreModel {
  const { state, rests, overtimeRest, decider } = outlook;
  const restMemo = memo<Rest>();
  const spreadMemo = memo<Spread>();
  const restIn = (from: number, to: number): Rest =>
    restMemo(`${from}-${to}`, () =>
      to < from ? NO_REST : addRests(restIn(from, to - 1), rests[to] ?? NO_REST),
    );
  const [home, away] = scoreOf(state);
  const regular = rests.length;
  const whole = () => restMemo('whole', () => addRests(restIn(0, regular - 1), overtimeRest));
  const wholeMargin = () => spreadMemo('whole', () => marginOf(whole(), home - away));
  const ofSide = (side: 'home' | 'away') => (from: number, to: number) =>
    spreadMemo(`${side}${from}-${to}`, () =>
      spreadOf({ from: scoreIn(state, from, to)[side === 'home' ? 0 : 1], at: restIn(from, to)[side] }),
    );
  const finalOfSide = (side: 'home' | 'away') => () =>
    spreadMemo(`final-${side}`, () => {
      const rest = whole();
      const [own, other, lead, points] =
        side === 'home'
          ? [rest.home, rest.away, home - away, home]
          : [rest.away, rest.home, away - home, away];
      if (decider === null) return spreadOf({ from: points, at: own });
      return spreadOf({ from: points, at: resolved(own, levelPart(own, other, lead), decider[side]) });
    });
  const model: ScoreModel = {
    margin: (from, to) =>
      spreadMemo(`margin${from}-${to}`, () => {
        const [h, a] = scoreIn(state, from, to);
        return marginOf(restIn(from, to), h - a);
      }),
    total: (from, to) =>
      spreadMemo(`total${from}-${to}`, () => {
        const [h, a] = scoreIn(state, from, to);
        return totalOf(restIn(from, to), h + a);
      }),
    home: ofSide('home'),
    away: ofSide('away'),
    finalMargin: () =>
      spreadMemo('final-margin', () =>
        decider === null ? wholeMargin() : decidedMargin(wholeMargin(), decider.margin),
      ),
    finalTotal: () =>
      spreadMemo('final-total', () => {
        const rest = whole();
        const all = totalOf(rest, home + away);
        if (decider === null) return all;
        const lead = home - away;
        const level: number[] = new Array<number>(all.at.length).fill(0);
        levelPart(rest.home, rest.away, lead).forEach((p, points) => {
          const sum = 2 * points + lead;
          if (sum >= 0 && sum < level.length) level[sum] = p;
        });
        return spreadOf({ from: home + away, at: resolved(all.at, level, decider.total) });
      }),
    finalHome: finalOfSide('home'),
    finalAway: finalOfSide('away'),
    overtime: () => exactly(model.margin(0, regular - 1), 0),
    race: outlook.race ?? null,
    next: outlook.next ?? null,
  };
  return model;
}
