import type { Distribution } from '../../poisson.ts';
import { trimmed } from '../counts.ts';
import { BALL_RUNS, BALLS, type BallChances, OVER_BALLS, phaseOf, WICKET, WICKETS } from './ball.ts';
import type { InningsState } from './innings-chances.ts';

/** Whether a ball's result is asked for: an index of `BALL_RUNS`, or a wicket. */
type IsMeant = (result: number) => boolean;

/** Chance that none of some results comes in the balls left of an over; `lost` are the wickets so far. */
export function noneInOver(
  chances: BallChances,
  balls: number,
  lost: Distribution,
  isMeant: IsMeant,
): number {
  const out = isMeant(WICKET) ? 0 : (chances[WICKET] ?? 0);
  const goesOn = chances.reduce(
    (sum, chance, result) => (result === WICKET || isMeant(result) ? sum : sum + chance),
    0,
  );
  /** By wickets: chance of none from there on; an innings that is over brings nothing more. */
  let none = new Array<number>(WICKETS + 1).fill(1);
  for (let ball = 0; ball < balls; ball += 1) {
    const later = none;
    none = later.map((one, wickets) =>
      wickets === WICKETS ? 1 : goesOn * one + out * (later[wickets + 1] ?? 1),
    );
  }
  const all = lost.reduce((sum, chance) => sum + chance, 0);
  return lost.reduce((sum, chance, wickets) => sum + chance * (none[wickets] ?? 1), 0) / all;
}

const MOST = 60;

/** How often some results still come in an innings that chases nothing. */
export function countsInInnings(
  chances: readonly BallChances[],
  from: InningsState,
  isMeant: IsMeant,
): Distribution {
  const sums = chances.map((ball) => {
    const meant = ball.reduce((sum, chance, result) => (isMeant(result) ? sum + chance : sum), 0);
    const out = ball[WICKET] ?? 0;
    return { meant, out, other: 1 - meant - out };
  });
  const rows = Array.from({ length: WICKETS }, () => new Float64Array(MOST));
  const ended = new Float64Array(MOST);
  const start = rows[from.wickets];
  if (start !== undefined) start[0] = 1;
  for (let ball = from.balls; ball < BALLS; ball += 1) {
    const { meant = 0, out = 0, other = 1 } = sums[phaseOf(ball)] ?? {};
    const last = Math.min(MOST - 2, ball - from.balls);
    // From the most wickets and counts down, what moves on is not met again.
    for (let wickets = WICKETS - 1; wickets >= from.wickets; wickets -= 1) {
      const row = rows[wickets] ?? ended;
      const fallen = rows[wickets + 1] ?? ended;
      for (let count = last; count >= 0; count -= 1) {
        const mass = row[count] ?? 0;
        if (mass === 0) continue;
        fallen[count] = (fallen[count] ?? 0) + mass * out;
        row[count + 1] = (row[count + 1] ?? 0) + mass * meant;
        row[count] = mass * other;
      }
    }
  }
  const all = Array.from(ended, (mass, count) => rows.reduce((sum, row) => sum + (row[count] ?? 0), mass));
  return trimmed(all);
}

/** Chance that no over from here on has more than `most` runs in an innings that chases nothing; `begun` are those of the over in play. */
export function oversWithin(
  chances: readonly BallChances[],
  from: InningsState,
  begun: number,
  most: number,
): number {
  let rows = Array.from({ length: WICKETS }, () => new Float64Array(most + 1));
  let spare = rows.map((row) => row.slice());
  const start = rows[from.wickets];
  if (start === undefined || begun > most) return begun > most ? 0 : 1;
  start[begun] = 1;
  const allOut = new Float64Array(most + 1);
  for (let ball = from.balls; ball < BALLS; ball += 1) {
    const shares = chances[phaseOf(ball)] ?? [];
    for (const row of spare) row.fill(0);
    for (let wickets = from.wickets; wickets < WICKETS; wickets += 1) {
      bowl(shares, rows[wickets], spare[wickets], spare[wickets + 1] ?? allOut);
    }
    [rows, spare] = [spare, rows];
    if ((ball + 1) % OVER_BALLS === 0) for (const row of rows) restart(row);
  }
  return rows.reduce((sum, row) => sum + sumOf(row), sumOf(allOut));
}

/** A new over has no runs. */
function restart(row: Float64Array): void {
  const sum = sumOf(row);
  row.fill(0);
  row[0] = sum;
}

const sumOf = (row: Float64Array = new Float64Array()) => row.reduce((sum, mass) => sum + mass, 0);

function bowl(
  shares: BallChances,
  row: Float64Array = new Float64Array(),
  own: Float64Array = new Float64Array(),
  fallen: Float64Array = new Float64Array(),
): void {
  for (let runs = 0; runs < row.length; runs += 1) {
    const mass = row[runs] ?? 0;
    if (mass === 0) continue;
    for (let result = 0; result < WICKET; result += 1) {
      const to = runs + (BALL_RUNS[result] ?? 0);
      if (to < own.length) own[to] = (own[to] ?? 0) + mass * (shares[result] ?? 0);
    }
    fallen[runs] = (fallen[runs] ?? 0) + mass * (shares[WICKET] ?? 0);
  }
}
