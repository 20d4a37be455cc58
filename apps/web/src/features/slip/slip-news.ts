import type { PlacedBet, SlipSelection, SlipState } from '@touchline/betting';
import { type OffLabel, offLabel } from './selection-state.ts';

/** Something that happened to the slip and is said aloud. Names are outcome names. */
export type SlipNews =
  | { readonly kind: 'added'; readonly name: string; readonly count: number }
  | { readonly kind: 'removed'; readonly name: string; readonly count: number; readonly canUndo: boolean }
  | { readonly kind: 'cleared'; readonly canUndo: boolean }
  | { readonly kind: 'changed'; readonly count: number }
  | { readonly kind: OffLabel | 'back'; readonly name: string }
  | { readonly kind: 'placed' | 'waiting'; readonly count: number; readonly ref: string | null }
  | { readonly kind: 'refused'; readonly count: number; readonly total: number }
  | { readonly kind: 'placing'; readonly count: number }
  | { readonly kind: 'unconfirmed' };

const byId = (state: SlipState): Map<string, SlipSelection> =>
  new Map(state.bets.flatMap((bet) => bet.selections).map((selection) => [selection.id, selection]));

/**
 * What to say after a change of the slip.
 * Shape: placing and its end come alone, since the slip empties itself with them; prices that keep moving are said once.
 */
export function slipNews(before: SlipState, after: SlipState): readonly SlipNews[] {
  if (before === after) return [];
  const placing = placingNews(before, after);
  if (placing) return placing;
  const old = byId(before);
  const now = byId(after);
  const added = [...now.values()].filter(({ id }) => !old.has(id));
  const removed = [...old.values()].filter(({ id }) => !now.has(id));
  const canUndo = after.undo !== null;
  if (removed.length > 0 && now.size === 0) {
    const [only] = removed;
    return only && removed.length === 1
      ? [{ kind: 'removed', name: only.outcomeName, count: 0, canUndo }]
      : [{ kind: 'cleared', canUndo }];
  }
  const count = now.size;
  return [
    ...added.map(({ outcomeName }) => ({ kind: 'added', name: outcomeName, count }) as const),
    ...removed.map(({ outcomeName }) => ({ kind: 'removed', name: outcomeName, count, canUndo }) as const),
    ...movedNews(old, now, customMoves(before, after)),
  ];
}

const isLocked = ({ inProgress, isUnconfirmed }: SlipState): boolean => inProgress || isUnconfirmed;

const isPlacing = (slip: SlipState): boolean => isLocked(slip) || slip.state === 'success';

/** Returns whether placing is over, and its receipt closed: what was said of it no longer holds. */
export const isFreed = (before: SlipState, after: SlipState): boolean =>
  isPlacing(before) && !isPlacing(after);

/** News of placing, which come alone; null if there are none. */
function placingNews(before: SlipState, after: SlipState): readonly SlipNews[] | null {
  if (!before.inProgress && after.inProgress)
    return [{ kind: 'placing', count: after.processingBets.length }];
  if (!before.isUnconfirmed && after.isUnconfirmed) return [{ kind: 'unconfirmed' }];
  if (isLocked(after)) return null;
  const placed = placedNews(before, after);
  if (placed.length > 0) return placed;
  if (after.error === null || after.error === before.error || after.state !== 'error') return null;
  const refused = Math.max(Object.keys(after.error.messagesByBet).length, 1);
  return [{ kind: 'refused', count: refused, total: refused + after.placedBets.length }];
}

/** News of a receipt: bets that were placed, then those that wait for a trader. */
function placedNews(before: SlipState, after: SlipState): readonly SlipNews[] {
  if (after.state !== 'success') return [];
  const known = new Set(before.state === 'success' ? before.placedBets.map(standing) : []);
  const fresh = after.placedBets.filter((bet) => !known.has(standing(bet)));
  return (['placed', 'waiting'] as const).flatMap((kind) => {
    const [first, ...others] = fresh.filter(
      ({ status }) => (status === 'submitted') === (kind === 'waiting'),
    );
    return first ? { kind, count: 1 + others.length, ref: first.ref } : [];
  });
}

const standing = ({ id, status }: PlacedBet): string => `${id} ${status}`;

/** Custom bets whose one price has moved since. */
function customMoves(before: SlipState, after: SlipState): number {
  const quiet = new Set(before.bets.filter((bet) => !bet.isCustomChanged).map(({ betId }) => betId));
  return after.bets.filter((bet) => bet.isCustomChanged && quiet.has(bet.betId)).length;
}

function movedNews(
  old: Map<string, SlipSelection>,
  now: Map<string, SlipSelection>,
  customMoved: number,
): SlipNews[] {
  const news: SlipNews[] = [];
  let changed = customMoved;
  for (const [id, selection] of now) {
    const was = old.get(id);
    if (!was) continue;
    if (selection.isChanged && !was.isChanged) changed++;
    const [before, after] = [offLabel(was), offLabel(selection)];
    if (before !== after) news.push({ kind: after ?? 'back', name: selection.outcomeName });
  }
  if (changed > 0) news.push({ kind: 'changed', count: changed });
  return news;
}
