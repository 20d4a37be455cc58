import type { EpochMs, MinorUnits } from '@touchline/betting';
import type { PlaySummary } from '@touchline/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import { playWeeks } from '#db/limits-schema.ts';
import type { House } from '../house.ts';
import { inMinutes } from '../limits/time-limits.ts';
import { convertedAmount } from '../wallet/rates.ts';
import { playMovements } from './play-results.ts';

const WEEKS = 12;

type Summed = Pick<House, 'db' | 'now' | 'periods'>;

/** Starts of the last weeks by the player clock, the oldest first. */
function weekStarts({ now, periods }: Summed): EpochMs[] {
  const starts: EpochMs[] = [];
  let at = now();
  while (starts.length < WEEKS) {
    const start = periods.startsAt(at).week;
    starts.unshift(start);
    at = periods.told(start) - 1;
  }
  return starts;
}

interface WeekRow extends Record<string, unknown> {
  /** Counted from 1. */
  readonly week: number;
  readonly currency: string;
  readonly staked: MinorUnits;
  readonly won: MinorUnits;
}

async function moneyByWeek({ db }: Summed, playerId: string, starts: readonly EpochMs[]): Promise<WeekRow[]> {
  const bounds = sql.join(
    starts.map((start) => sql`${start}::bigint`),
    sql`, `,
  );
  const { rows } = await db.execute<WeekRow>(sql`
    select width_bucket(created_at, array[${bounds}]) as week, currency, sum(staked)::bigint as staked, sum(won)::bigint as won
    from (${playMovements(playerId, starts[0] ?? 0)}) moved group by 1, 2`);
  return rows;
}

/** What a player staked, won and spent in time in each of the last weeks. */
export async function readPlaySummary(
  house: Summed,
  player: { readonly id: string; readonly currency: string },
): Promise<PlaySummary> {
  const { db, periods } = house;
  const starts = weekStarts(house);
  const told = starts.map(periods.told);
  const [rows, times] = await Promise.all([
    moneyByWeek(house, player.id, told),
    db
      .select()
      .from(playWeeks)
      .where(and(eq(playWeeks.playerId, player.id), gte(playWeeks.weekStart, starts[0] ?? 0))),
  ]);
  const to = player.currency;
  const weeks = starts.map((start, at) => {
    const its = rows.filter(({ week }) => week === at + 1);
    const sum = (amount: (row: WeekRow) => number, round: 'up' | 'down') =>
      its.reduce((all, row) => all + convertedAmount(amount(row), { from: row.currency, to, round }), 0);
    const time = times.find(({ weekStart }) => weekStart === start);
    return {
      start: told[at] ?? start,
      staked: sum(({ staked }) => staked, 'up'),
      won: sum(({ won }) => won, 'down'),
      minutes: time ? inMinutes(time.signedIn) : null,
    };
  });
  return { currency: to, weeks };
}
