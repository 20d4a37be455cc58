import type { Distribution } from '../../poisson.ts';
import { trimmed } from '../counts.ts';
import { BAT_EVENTS, type BattingChances, isHit, isOut } from './batting.ts';

/** What is counted of turns at bat. A strikeout counts for the side in the field. */
export type BattingCount = 'hits' | 'homeRuns' | 'strikeouts';

interface Sides<T> {
  home: T;
  away: T;
}

const MOST = 60;
const OUTS = 3;

const sumOver = (chances: BattingChances, isMeant: (event: (typeof BAT_EVENTS)[number]) => boolean) =>
  BAT_EVENTS.reduce((sum, event, index) => (isMeant(event) ? sum + (chances[index] ?? 0) : sum), 0);

/** How often something comes before so many outs, when it comes with `chance` against an out: other turns change neither. */
function beforeOuts(outs: number, chance: number): Distribution {
  let p = (1 - chance) ** outs;
  const list: number[] = [];
  for (let count = 0; count < MOST; count += 1) {
    list.push(p);
    p *= ((outs + count) / (count + 1)) * chance;
  }
  return trimmed(list);
}

/** How many of so many outs are strikeouts. */
function ofOuts(outs: number, share: number): Distribution {
  let list: number[] = [1];
  for (let out = 0; out < outs; out += 1) {
    const before = list;
    list = Array.from(
      { length: before.length + 1 },
      (_, count) => (before[count] ?? 0) * (1 - share) + (before[count - 1] ?? 0) * share,
    );
  }
  return list;
}

/** Counts still to come through a number of innings that both sides play in full. */
export function countsThrough(
  innings: number,
  state: { inning: number; batting: 'home' | 'away'; outs: number },
  chances: Sides<BattingChances>,
  what: BattingCount,
): Sides<Distribution> {
  const later = (innings - state.inning) * OUTS;
  const isTop = state.batting === 'away';
  const outs: Sides<number> = {
    away: later + (isTop ? OUTS - state.outs : 0),
    home: later + (isTop ? OUTS : OUTS - state.outs),
  };
  const of = (side: 'home' | 'away'): Distribution => {
    const out = sumOver(chances[side], isOut);
    if (what === 'strikeouts') return ofOuts(outs[side], (chances[side][0] ?? 0) / out);
    const meant = sumOver(chances[side], what === 'hits' ? isHit : (event) => event === 'home_run');
    return beforeOuts(outs[side], meant / (meant + out));
  };
  return what === 'strikeouts'
    ? { home: of('away'), away: of('home') }
    : { home: of('home'), away: of('away') };
}
