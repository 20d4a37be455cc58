import type { CompPoints, User } from '@touchline/contract';
import { eq, sql } from 'drizzle-orm';
import { compPoints } from '#db/comp-points-schema.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import type { StatusGroupText } from './loyalty.ts';

const HUNDREDTHS = 100;

/** Points of a player, in hundredths. Corrections are the only thing that takes some away: no call spends them. */
async function findHundredths({ db }: Pick<House, 'db'>, playerId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${compPoints.points}), 0)` })
    .from(compPoints)
    .where(eq(compPoints.playerId, playerId));
  return Number(row?.sum ?? 0);
}

/** Whole points of a player. */
const findPoints = async (house: Pick<House, 'db'>, playerId: string): Promise<number> =>
  Math.floor((await findHundredths(house, playerId)) / HUNDREDTHS);

/** Groups that this many points have reached, lowest first, and those ahead, the next one first. */
function parted(groups: readonly StatusGroupText[], points: number) {
  return {
    reached: groups.filter((group) => group.points <= points),
    ahead: groups.filter((group) => group.points > points),
  };
}

/** Points of a player between what his status group needs and what the next one does. */
export async function readCompPoints(
  house: Pick<House, 'db' | 'loyalty'>,
  { playerId, locale }: { readonly playerId: string; readonly locale: string },
): Promise<CompPoints> {
  const [points, groups] = await Promise.all([findPoints(house, playerId), house.loyalty.groups(locale)]);
  const { reached, ahead } = parted(groups, points);
  return {
    points,
    persistent_points: points,
    min_condition: reached.at(-1)?.points ?? 0,
    max_condition: ahead[0]?.points ?? null,
  };
}

/** Statuses of a player: groups that his points reach, then what operators gave him. `progress` is the way to the groups ahead. */
export async function readStatus(
  house: Pick<House, 'db' | 'loyalty'>,
  { player, locale }: { readonly player: Pick<PlayerRow, 'id' | 'statuses'>; readonly locale: string },
): Promise<Pick<User, 'statuses' | 'progress'>> {
  const [points, groups] = await Promise.all([findPoints(house, player.id), house.loyalty.groups(locale)]);
  const { reached, ahead } = parted(groups, points);
  const ids = new Set([...reached.map(({ id }) => id), ...player.statuses]);
  return {
    statuses: [...ids].map((id) => ({ id })),
    progress: { points, status_groups: ahead.map(({ id }) => id) },
  };
}
