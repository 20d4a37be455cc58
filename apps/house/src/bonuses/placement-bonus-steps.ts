import type { EpochMs } from '@touchline/betting';
import { type SQL, sql } from 'drizzle-orm';
import { BETS, BONUSES, bothSides } from '../wallet/ledger.ts';
import type { LimitMoment } from '../wallet/usage.ts';
import { queueing } from './bonus-queue.ts';

interface Locking {
  readonly playerId: string;
  readonly moment: LimitMoment;
}

/**
 * Steps of the placement statement that lock the bonuses of its bets, after the accounts, and find those that cannot be used any
 * more: each bet of the request takes one of the uses that are left.
 */
export const bonusLocks = ({ playerId, moment }: Locking): SQL => sql`, bonus as (
    select p.* from player_bonuses p
    where p.player_id = ${playerId} and p.id in (select b.bonus ->> 'id' from bet_in b) and (select count(*) from account) > 0
    order by p.id for update
  ), bonus_asked as (
    select b.ordinal, b.bonus, row_number() over (partition by b.bonus ->> 'id' order by b.ordinal) as nth
    from bet_in b where b.bonus is not null and b.reasons = '[]'::jsonb
  ), bonus_gone as (
    select q.ordinal from bonus_asked q left join bonus p on p.id = q.bonus ->> 'id' left join campaigns c on c.id = p.campaign_id
    where p.id is null or c.state is not null or p.version <> q.bonus ->> 'version'
      or not (p.status = 'active' or (p.status = 'available' and p.family = 'freebet'))
      or p.expires_at <= ${moment.clock}::bigint or p.times_used + q.nth > p.uses
      or p.amount is distinct from (q.bonus ->> 'amount')::bigint
  )`;

/** A branch of the reasons of a bet `b`. */
export const BONUS_FAULT: SQL = sql`
      when exists (select from bonus_gone g where g.ordinal = b.ordinal) then '[{"name":"bonus_gone","field":"bonus"}]'::jsonb`;

/** Candidates as limits count them: with their own money alone. */
export const OWN_CANDIDATES: SQL = sql`own_candidate as (
    select ordinal, currency, stake - bonus_stake as stake from candidate where stake > bonus_stake
  )`;

/**
 * Steps that write which bonus an accepted bet carries, take its use, and pay its stake. That of a submitted bet is paid when it
 * is taken; its token is held.
 */
export const bonusWritings = (now: EpochMs, clock: EpochMs): SQL => sql`, carried as (
    insert into bet_bonuses (bet_id, bonus_id, player_id, type, version, proof, selections, odds)
    select id, bonus ->> 'id', player_id, bonus ->> 'type', bonus ->> 'version', bonus -> 'proof', bonus -> 'selections', (bonus ->> 'odds')::bigint
    from accepted where bonus is not null
    returning bet_id, bonus_id
  ), bonus_used as (
    update player_bonuses p set times_used = p.times_used + c.bets, activated_at = coalesce(p.activated_at, ${clock}::bigint),
      status = case when p.times_used + c.bets >= p.uses and p.family <> 'lootbox' then 'bonus_over' else 'active' end
    from (select bonus_id, count(*)::int as bets from carried group by bonus_id) c where p.id = c.bonus_id
    returning p.id, p.status, p.points, p.times_used
  ), bonus_noted as (
    insert into bonus_events (bonus_id, kind, detail, created_at)
    select u.id, 'used', jsonb_build_object('status', u.status, 'points', u.points, 'times_used', u.times_used, 'cause', c.bet_id), ${clock}::bigint
    from bonus_used u join carried c on c.bonus_id = u.id
  ), bonus_staked as (
    select bet_id, player_id, currency, bonus_stake as amount, created_at from accepted where status <> 'submitted' and bonus_stake > 0
  ), bonus_entries as (
    insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
    ${bothSides('bonus_stake', 'bonus_staked', BONUSES, BETS)}
  ), ${queueing({ bonuses: sql`select bonus_id from carried`, after: 'bonus_used', now })}`;
