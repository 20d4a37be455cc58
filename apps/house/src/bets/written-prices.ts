import { sql } from 'drizzle-orm';

/** Why a leg in `l` cannot be taken by the written prices in `p` and `s`: name of an error, or null. */
const statusFault = sql.raw(`
    when p.market_key is null then 'not_available'
    when s.status = 'INACTIVE' then 'provider_inactive'
    when p.match_status not in (0, 1) then 'not_available'
    when p.status in (-1, -2) then 'suspended'
    when p.status <> 1 or p.outcomes -> l.outcome_id is null or p.outcomes -> l.outcome_id ->> 1 <> '1' then 'not_available'`);

const current = sql.raw(`(p.outcomes -> l.outcome_id ->> 0)::bigint`);

/** The price has to be the one at which the house wants to take the bet. */
export const atPlacement = sql`case ${statusFault} when ${current} <> l.odds then 'invalid_odds' end`;

/** After the delay a better price does not harm: the bet keeps the one that it was taken at. */
export const afterDelay = sql`case ${statusFault} when ${current} < l.odds then 'invalid_odds' end`;

/**
 * Faulty legs of `legs` (columns bet, ordinal, market_key, outcome_id, odds) by bet, as refusal reasons.
 * `keyOf` names the text of a wrong price.
 */
export const faultsByBet = (legs: string, fault: typeof atPlacement, keyOf: typeof atPlacement) => sql`
  select l.bet, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', f.name, 'leg', l.ordinal, 'current', ${current},
      'key', case when f.name = 'invalid_odds' then ${keyOf} end)) order by l.ordinal) as reasons
  from ${sql.raw(legs)} l
  left join live_price p on p.market_key = l.market_key
  left join provider_statuses s on s.provider = p.provider
  cross join lateral (select ${fault} as name) f
  where f.name is not null
  group by l.bet`;

/** Key of a wrong price at placement: higher than the house's, or just different. */
export const placementKey = (higher: string, different: string) =>
  sql`case when l.odds > ${current} then ${higher}::text else ${different}::text end`;
