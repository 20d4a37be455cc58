import type { EpochMs, MinorUnits } from '@touchline/betting';
import type { Movement } from '@touchline/contract';
import { MOVEMENT_GROUPS, type MovementGroup } from '@touchline/contract/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { House } from '../house.ts';
import { refOf } from './present-bet.ts';

/** Which movements of a player. `from` is the first moment, `to` the one after the last. */
export interface MovementFilter {
  readonly group: MovementGroup | null;
  readonly currency: string | null;
  readonly from: EpochMs;
  readonly to: EpochMs;
}

interface MovementRow extends Record<string, unknown> {
  readonly movement: string;
  readonly kind: string;
  readonly currency: string;
  readonly bet_id: string | null;
  readonly game: string | null;
  readonly created_at: EpochMs;
  /** What the movement changed of each. */
  readonly available: MinorUnits;
  readonly locked: MinorUnits;
}

const MONTHS = 12;

/** Twelve months ago by the calendar, in UTC. */
export function earliestMovement(now: EpochMs): EpochMs {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - MONTHS);
  return day.getTime();
}

const PAYMENT_KINDS: ReadonlySet<string> = new Set([...MOVEMENT_GROUPS.deposits, ...MOVEMENT_GROUPS.payouts]);

function directionOf({ available, locked }: MovementRow): Movement['direction'] {
  const owned = available + locked;
  if (owned !== 0) return owned > 0 ? 'in' : 'out';
  return available < 0 ? 'locked' : 'released';
}

const presentMovement = (row: MovementRow): Movement => ({
  id: row.movement,
  kind: row.kind,
  direction: directionOf(row),
  amount: Math.max(Math.abs(row.available), Math.abs(row.locked)),
  currency: row.currency,
  at: row.created_at,
  bet_ref: row.bet_id === null ? null : refOf(row.bet_id),
  game: row.game,
  payment_id: PAYMENT_KINDS.has(row.kind) ? (row.movement.split(':')[1] ?? null) : null,
});

/** Rows of a player's ledger that a filter holds. */
const listed = (playerId: string, { group, currency, from, to }: MovementFilter): SQL => sql`
  from ledger_entries e where e.player_id = ${playerId} and e.created_at >= ${from}::bigint and e.created_at < ${to}::bigint
    ${group === null ? sql`` : sql`and e.kind in (select jsonb_array_elements_text(${JSON.stringify(MOVEMENT_GROUPS[group])}::jsonb))`}
    ${currency === null ? sql`` : sql`and e.currency = ${currency}`}`;

async function readMovements({ db }: House, playerId: string, filter: MovementFilter, part: SQL) {
  const { rows } = await db.execute<MovementRow>(sql`
    with moved as (
      select e.movement, e.kind, e.currency, e.bet_id, e.created_at, max(e.id) as last,
        coalesce(sum(e.amount) filter (where e.account like '%:available'), 0)::bigint as available,
        coalesce(sum(e.amount) filter (where e.account like '%:locked'), 0)::bigint as locked
      ${listed(playerId, filter)}
      group by e.movement, e.kind, e.currency, e.bet_id, e.created_at
      order by e.created_at desc, last desc ${part}
    )
    select m.*, g.game from moved m left join game_bets g on g.id = m.bet_id order by m.created_at desc, m.last desc`);
  return rows.map(presentMovement);
}

/** Every movement that a filter holds, newest first. */
export const findAllMovements = (
  house: House,
  playerId: string,
  filter: MovementFilter,
): Promise<Movement[]> => readMovements(house, playerId, filter, sql``);

/** Deposits less paid payouts of a period, by currency; currencies without either are left out. */
async function netDeposits({ db }: House, playerId: string, { from, to }: MovementFilter) {
  const { rows } = await db.execute<{ currency: string; amount: MinorUnits }>(sql`
    select e.currency, sum(e.amount)::bigint as amount from ledger_entries e
    where e.player_id = ${playerId} and e.kind in ('deposit', 'payout_paid')
      and e.created_at >= ${from}::bigint and e.created_at < ${to}::bigint
    group by e.currency order by e.currency`);
  return rows.map(({ currency, amount }) => ({ currency, amount }));
}

/** A page of a player's movements, newest first, and what he paid in on the whole. */
export async function findMovements(
  house: House,
  playerId: string,
  filter: MovementFilter,
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const counted = sql`select count(distinct e.movement)::int as total ${listed(playerId, filter)}`;
  const { rows } = await house.db.execute<{ total: number }>(counted);
  const total = rows[0]?.total ?? 0;
  const part = sql`limit ${limit} offset ${(page - 1) * limit}`;
  return {
    data: await readMovements(house, playerId, filter, part),
    pagination: { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) },
    net_deposits: await netDeposits(house, playerId, filter),
    period: { from: filter.from, to: filter.to },
  };
}
