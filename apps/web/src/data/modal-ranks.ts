/**
 * Ranks of overlays, the lowest first: an operator's offer, a reminder, what the player opened, a step that it waits for, a
 * reality check, and a notice of an exclusion or a limit.
 */
export const RANKS = ['offer', 'reminder', 'opened', 'step', 'check', 'notice'] as const;
export type Rank = (typeof RANKS)[number];

/** Ranks that make no sense later: an overlay that cannot be shown at once is dropped. */
const DROPPED: ReadonlySet<Rank> = new Set(['offer', 'reminder', 'step']);

/** An overlay in its rank. `wasShown`: it is seen or covered; else it waits. */
export interface Ranked<T> {
  readonly rank: Rank;
  readonly overlay: T;
  readonly wasShown: boolean;
}

/** At most one overlay of each rank, the lowest first. The last is the one that is seen. */
export type Overlays<T> = readonly Ranked<T>[];

const heightOf = (rank: Rank): number => RANKS.indexOf(rank);

/** Marks the highest as shown. */
const showHighest = <T>(overlays: Overlays<T>): Overlays<T> =>
  overlays.map((one, at) => (at < overlays.length - 1 || one.wasShown ? one : { ...one, wasShown: true }));

/** Leaves out the step of what the player opened: it goes with it. */
const withoutStep = <T>(overlays: Overlays<T>): Overlays<T> => overlays.filter(({ rank }) => rank !== 'step');

/** Opens an overlay: in place of one of its rank, over lower ones, and below higher ones, where it waits or is dropped. */
export function opened<T>(before: Overlays<T>, rank: Rank, overlay: T): Overlays<T> {
  const overlays = rank === 'opened' ? withoutStep(before) : before;
  const lower = overlays.filter((one) => heightOf(one.rank) < heightOf(rank));
  const higher = overlays.filter((one) => heightOf(one.rank) > heightOf(rank));
  if (higher.length > 0 && DROPPED.has(rank)) return before;
  return showHighest([...lower, { rank, overlay, wasShown: false }, ...higher]);
}

/** Closes an overlay; the highest of the others is seen again, or for the first time. */
export function closed<T>(overlays: Overlays<T>, overlay: T): Overlays<T> {
  const closing = overlays.find((one) => one.overlay === overlay);
  if (!closing) return overlays;
  const others = overlays.filter((one) => one !== closing);
  return showHighest(closing.rank === 'opened' ? withoutStep(others) : others);
}
