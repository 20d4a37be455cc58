import { unitAt } from '../random.ts';
import type { SuspensionReason } from '../world.ts';
import type { FootballEvent, FootballEventType, Suspension } from './script.ts';

/** Seconds for which all markets stay stopped after an event: shortest, longest. Source: the table of suspensions in the README. */
const AFTER: Partial<
  Record<FootballEventType, readonly [reason: SuspensionReason, from: number, to: number]>
> = {
  goal: ['goal', 20, 40],
  red: ['red_card', 15, 30],
  penalty_missed: ['penalty', 20, 20],
  var_no_goal: ['var', 3, 6],
};

/** What begins a wait, and the events that can end it. */
const WAITS: Partial<
  Record<FootballEventType, readonly [reason: SuspensionReason, ends: readonly FootballEventType[]]>
> = {
  penalty_awarded: ['penalty', ['goal', 'penalty_missed']],
  var: ['var', ['goal', 'var_no_goal']],
};

const LONGEST_WAIT_MS = 150_000;

/** The stretches in which a match takes no bets, in order of their beginning. They may overlap. */
export function suspensionsOf(events: readonly FootballEvent[], key: number): Suspension[] {
  const list: Suspension[] = [];
  events.forEach((event, index) => {
    const after = AFTER[event.type];
    if (after !== undefined) {
      const [reason, shortest, longest] = after;
      const seconds = shortest + Math.floor(unitAt(key ^ 0x5f5f, index) * (longest - shortest + 1));
      list.push({ from: event.at, to: event.at + seconds * 1000, reason });
    }
    const wait = WAITS[event.type];
    if (wait !== undefined) {
      const [reason, ends] = wait;
      const end = events.find(
        (later, at) => at > index && later.side === event.side && ends.includes(later.type),
      );
      const to = Math.min(end?.at ?? event.at + LONGEST_WAIT_MS, event.at + LONGEST_WAIT_MS);
      list.push({ from: event.at, to, reason });
    }
  });
  return list;
}

/** Why a match takes no bets at a moment of its script; null when it does. */
export function suspensionAt(suspensions: readonly Suspension[], at: number): SuspensionReason | null {
  return suspensions.find((stretch) => stretch.from <= at && at < stretch.to)?.reason ?? null;
}
