import type { SlipSelection, SlipState } from '@touchline/betting';

/** Something that happened to the slip and is said aloud. Names are outcome names. */
export type SlipNews =
  | { readonly kind: 'added'; readonly name: string; readonly count: number }
  | { readonly kind: 'removed'; readonly name: string; readonly count: number; readonly canUndo: boolean }
  | { readonly kind: 'cleared'; readonly canUndo: boolean }
  | { readonly kind: 'changed'; readonly count: number }
  | { readonly kind: 'suspended' | 'unavailable' | 'back'; readonly name: string }
  | { readonly kind: 'placed'; readonly count: number; readonly ref: string | null }
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
  if (placing) return [placing];
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

function placingNews(before: SlipState, after: SlipState): SlipNews | null {
  if (!before.inProgress && after.inProgress) return { kind: 'placing', count: after.processingBets.length };
  if (!before.isUnconfirmed && after.isUnconfirmed) return { kind: 'unconfirmed' };
  if (after.inProgress || after.isUnconfirmed) return null;
  const count = after.placedBets.length;
  if (after.state === 'success' && before.placedBets !== after.placedBets && count > 0) {
    return { kind: 'placed', count, ref: after.placedBets[0]?.ref ?? null };
  }
  if (after.error === null || after.error === before.error || after.state !== 'error') return null;
  const refused = Math.max(Object.keys(after.error.messagesByBet).length, 1);
  return { kind: 'refused', count: refused, total: refused + count };
}

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
    const name = selection.outcomeName;
    if (selection.isNotAvailable && !was.isNotAvailable) news.push({ kind: 'unavailable', name });
    else if (selection.isSuspended && !was.isSuspended) news.push({ kind: 'suspended', name });
    const wasOff = was.isSuspended || was.isNotAvailable;
    if (wasOff && !selection.isSuspended && !selection.isNotAvailable) news.push({ kind: 'back', name });
  }
  if (changed > 0) news.push({ kind: 'changed', count: changed });
  return news;
}
