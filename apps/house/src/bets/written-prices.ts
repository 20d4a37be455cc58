import { sql } from 'drizzle-orm';

/** Why a leg in `l` cannot be taken by the written prices in `p` and `s`: name of an error, or null. */
const statusFault = sql.raw(`
    when p.market_key is null then 'not_available'
    when s.status = 'INACTIVE' then 'provider_inactive'
    when p.match_status not in (0, 1) then 'not_available'
    when p.status in (-1, -2) then 'suspended'
    when p.status <> 1 or p.outcomes -> l.outcome_id is null or p.outcomes -> l.outcome_id ->> 1 <> '1' then 'not_available'`);

const current = sql.raw(`(p.outcomes -> l.outcome_id ->> 0)::bigint`);

/**
 * Legs of `legs` (columns bet, ordinal, market_key, outcome_id, odds) that speak against a bet, by bet: `reasons` are refusal
 * reasons, `moved` the legs whose written price is not the one that the bet was worked out at. Whether the player takes another
 * price is not for the database to say: the caller works the bet out again (bets/acceptance.ts).
 */
export const faultsByBet = (legs: string) => sql`
  select l.bet,
    coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', f.name, 'leg', l.ordinal, 'current', ${current})) order by l.ordinal)
      filter (where f.name <> 'moved'), '[]'::jsonb) as reasons,
    jsonb_agg(jsonb_build_object('key', l.market_key || '/' || l.outcome_id, 'odds', ${current})) filter (where f.name = 'moved') as moved
  from ${sql.raw(legs)} l
  left join live_price p on p.market_key = l.market_key
  left join provider_statuses s on s.provider = p.provider
  cross join lateral (select case ${statusFault} when ${current} <> l.odds then 'moved' end as name) f
  where f.name is not null
  group by l.bet`;

/** A price that the database holds, by the key of its outcome. */
export interface WrittenPrice {
  readonly key: string;
  readonly odds: number;
}
