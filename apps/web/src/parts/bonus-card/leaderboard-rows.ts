import type { LeaderboardRow } from '@touchline/contract';

/** Rows with the player's own in its place, also where its page was not read. `own` null: he has none. */
export function withOwnRow(
  rows: readonly LeaderboardRow[],
  own: LeaderboardRow | null,
): readonly LeaderboardRow[] {
  if (!own || rows.some(({ current_user: isOwn }) => isOwn)) return rows;
  const at = rows.findIndex(({ position }) => position > own.position);
  const place = at < 0 ? rows.length : at;
  return [...rows.slice(0, place), { ...own, current_user: true }, ...rows.slice(place)];
}
