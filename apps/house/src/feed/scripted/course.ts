import { isAhead } from '../ahead.ts';
import type { MatchStatus, SuspensionReason } from '../world.ts';
import type { ScriptedMatch } from './scripted-match.ts';

/** A finished match stays finished for a while before it is closed. */
const CLOSING_MS = 10 * 60_000;

/** Index of the last entry at or before a moment, −1 where all are later. */
export function lastIndex(steps: readonly { at: number }[], at: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.at ?? Number.POSITIVE_INFINITY) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** How a match goes: asked about what lies ahead of it, it leaves the script unread. */
export interface Course<S> {
  startsAt(): number;
  endsAt(): number;
  hasBegun(at: number): boolean;
  isOver(at: number): boolean;
  /** Null before the start. */
  stateAt(at: number): S | null;
  statusAt(at: number): MatchStatus;
  suspensionAt(at: number): SuspensionReason | null;
  /** See MatchPlay. */
  moments(): readonly number[];
}

export function courseOf<S>(match: Pick<ScriptedMatch<S, never>, 'script'>): Course<S> {
  const read = lazily(() => {
    const { steps, suspensions } = match.script;
    const startsAt = steps[0]?.at ?? 0;
    const endsAt = steps.at(-1)?.at ?? startsAt;
    return { steps, suspensions, startsAt, endsAt, closesAt: endsAt + CLOSING_MS };
  });
  const hasBegun = (at: number) => !isAhead(at) && at >= read().startsAt;
  const isOver = (at: number) => !isAhead(at) && at >= read().endsAt;
  return {
    startsAt: () => read().startsAt,
    endsAt: () => read().endsAt,
    hasBegun,
    isOver,
    stateAt: (at) => {
      if (!hasBegun(at)) return null;
      const { steps } = read();
      return steps[lastIndex(steps, at)]?.state ?? null;
    },
    statusAt: (at) => (!hasBegun(at) ? 0 : !isOver(at) ? 1 : at < read().closesAt ? 4 : 3),
    suspensionAt: (at) =>
      hasBegun(at) && !isOver(at)
        ? (read().suspensions.find(({ from, to }) => from <= at && at < to)?.reason ?? null)
        : null,
    moments: lazily(() => {
      const { steps, suspensions, startsAt, endsAt, closesAt } = read();
      const stops = suspensions.flatMap(({ from, to }) => [from, to]);
      return [
        ...new Set([
          ...steps.map(({ at }) => at),
          ...stops.filter((at) => at > startsAt && at < endsAt),
          closesAt,
        ]),
      ].sort((a, b) => a - b);
    }),
  };
}
