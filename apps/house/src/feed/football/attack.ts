import { unitAt } from '../random.ts';
import type { Pair } from '../world.ts';
import type { Facts } from './facts.ts';
import { momentAfter, progress } from './progress.ts';
import { type FootballEvent, type FootballScript, halfOf } from './script.ts';

/** How far a side has come: without the ball, with it, attacking, near the goal. */
const POSSESSION = 1;
const ATTACK = 2;
const DANGER = 3;

/** A dangerous attack lasts this long from its moment, and goes on as an attack for as long again. */
const DANGER_MS = 20_000;
/** Possession is asked for anew this often. */
const SPELL_MS = 20_000;

/** What follows an event, for its side or the other one. */
interface Aftermath {
  readonly level: number;
  readonly ms: number;
  readonly other?: true;
}
const AFTER: Partial<Record<FootballEvent['type'], Aftermath>> = {
  corner: { level: DANGER, ms: 25_000 },
  penalty_awarded: { level: DANGER, ms: 90_000 },
  // Who conceded kicks off.
  goal: { level: POSSESSION, ms: 40_000, other: true },
  penalty_missed: { level: POSSESSION, ms: 15_000, other: true },
};

interface Phase {
  readonly from: number;
  readonly side: 0 | 1;
  readonly level: number;
}

const pairOf = (side: 0 | 1, level: number): Pair => (side === 0 ? [level, 0] : [0, level]);

/** The dangerous attack that began last and is not over; each has the moment at which the statistics count it. */
function lastAttack(script: FootballScript, at: number, attackKey: number): Phase | null {
  const since = progress(script, at - 2 * DANGER_MS);
  const played = progress(script, at);
  let last: Phase | null = null;
  for (const side of [0, 1] as const) {
    for (let index = 0; index < script.finals.attacks[side]; index++) {
      const place = unitAt(attackKey + side, index);
      if (place > played || place <= since) continue;
      const from = momentAfter(script, place);
      if (last !== null && from < last.from) continue;
      last = { from, side, level: at - from < DANGER_MS ? DANGER : ATTACK };
    }
  }
  return last;
}

function lastEvent(events: readonly FootballEvent[], at: number): Phase | null {
  for (let index = events.length - 1; index >= 0; index--) {
    const { at: from, type, side } = events[index] as FootballEvent; // the index is within
    const after = from > at ? undefined : AFTER[type];
    if (after === undefined || at - from >= after.ms) continue;
    return { from, side: after.other ? (side === 0 ? 1 : 0) : side, level: after.level };
  }
  return null;
}

/**
 * How far the attack of each side has come at a moment: 0 none, 1 in possession, 2 attacking, 3 dangerous. One side at the most has the
 * ball, nobody while play rests. It follows from what has happened until then and gives nothing away of what comes.
 */
export function attackAt(
  script: FootballScript,
  facts: Facts,
  at: number,
  keys: { readonly attacks: number; readonly possession: number },
  possession: number,
): Pair {
  if (halfOf(facts.stage) === null) return [0, 0];
  const attack = lastAttack(script, at, keys.attacks);
  const event = lastEvent(facts.extraEvents.length > 0 ? facts.extraEvents : script.events, at);
  const phase = event !== null && (attack === null || event.from >= attack.from) ? event : attack;
  if (phase !== null) return pairOf(phase.side, phase.level);
  const isHome = unitAt(keys.possession, Math.floor(at / SPELL_MS)) * 100 < possession;
  return pairOf(isHome ? 0 : 1, POSSESSION);
}
