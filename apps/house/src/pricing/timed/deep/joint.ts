import type { ScoreModel } from '../score-model.ts';
import { above, exactly } from '../spread.ts';
import type { Span } from '../timed-offer.ts';

/** Chances by the sum of both sides' points in some periods: of a lead of either side, of none, of both having scored. */
interface ByTotal {
  from: number;
  home: readonly number[];
  draw: readonly number[];
  away: readonly number[];
  both: readonly number[];
}

const KNOWN = new WeakMap<ScoreModel, Map<string, ByTotal>>();

function madeByTotal(model: ScoreModel, { from, to }: Span): ByTotal {
  const [home, away] = [model.home(from, to), model.away(from, to)];
  const length = home.at.length + away.at.length - 1;
  const sums = () => new Array<number>(length).fill(0);
  const made = { from: home.from + away.from, home: sums(), draw: sums(), away: sums(), both: sums() };
  home.at.forEach((p, i) => {
    const ownPoints = home.from + i;
    away.at.forEach((q, j) => {
      const lead = ownPoints - away.from - j;
      const part = lead > 0 ? made.home : lead < 0 ? made.away : made.draw;
      part[i + j] = (part[i + j] ?? 0) + p * q;
      if (ownPoints > 0 && away.from + j > 0) made.both[i + j] = (made.both[i + j] ?? 0) + p * q;
    });
  });
  return made;
}

function byTotal(model: ScoreModel, span: Span): ByTotal {
  const known = KNOWN.get(model) ?? new Map<string, ByTotal>();
  KNOWN.set(model, known);
  const key = `${span.from}-${span.to}`;
  const found = known.get(key) ?? madeByTotal(model, span);
  known.set(key, found);
  return found;
}

/** What lies above a line, and the rest, of a part of all chances. */
function parted(part: readonly number[], from: number, line: number): { over: number; under: number } {
  let over = 0;
  let under = 0;
  part.forEach((p, index) => {
    if (index + from > line) over += p;
    else under += p;
  });
  return { over, under };
}

/** Result of some periods and whether their sum is above a line. */
export function resultsByLine(model: ScoreModel, span: Span, line: number) {
  const all = byTotal(model, span);
  return {
    home: parted(all.home, all.from, line),
    draw: parted(all.draw, all.from, line),
    away: parted(all.away, all.from, line),
    both: parted(all.both, all.from, line),
  };
}

/** Result of some periods and whether both sides score in them. */
export function resultsByBoth(model: ScoreModel, { from, to }: Span) {
  const margin = model.margin(from, to);
  const noHome = exactly(model.home(from, to), 0);
  const noAway = exactly(model.away(from, to), 0);
  const draw = exactly(margin, 0);
  const homeNo = (1 - noHome) * noAway;
  const awayNo = (1 - noAway) * noHome;
  const rest = (all: number, no: number) => ({ yes: Math.max(0, all - no), no });
  const home = above(margin, 0);
  return {
    home: rest(home, homeNo),
    draw: rest(draw, noHome * noAway),
    away: rest(Math.max(0, 1 - home - draw), awayNo),
  };
}
