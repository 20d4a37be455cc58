import { randomBytes } from 'node:crypto';
import type { EpochMs, MinorUnits } from '@touchline/betting';
import type { BonusTrigger } from '@touchline/contract/constants';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { againWhenOvertaken } from '#db/overtaken.ts';
import { randomId } from '../players/ids.ts';
import type { Campaign, CampaignTerms } from './campaign.ts';

/** A bonus that a player is to be given. Units: amount in smallest units, of a freebet alone; now of the player clock. */
export interface NewBonus {
  readonly playerId: string;
  readonly campaign: Campaign;
  readonly trigger: BonusTrigger;
  /** Names what issues it: the same key gives the same player nothing more. */
  readonly issueKey: string;
  readonly amount: MinorUnits | null;
  readonly now: EpochMs;
}

/** What became of it. Shape: full: the campaign has given all that it may. */
export type Issued =
  | { readonly kind: 'issued' | 'issued_before'; readonly id: string }
  | { readonly kind: 'full' };

/** Issues a bonus within the bounds of its campaign, and tells the player. Idempotent by its key. Takes part in a transaction. */
export type IssueBonus = (db: Database, of: NewBonus) => Promise<Issued>;

const DAY_MS = 24 * 3_600_000;
const SEED_BYTES = 32;

/** When a bonus ends that is issued now: after the days of its terms, with the campaign at the latest. */
export function endOf({ conditions, validDays }: CampaignTerms, now: EpochMs): EpochMs | null {
  const { validTo } = conditions;
  if (validDays === null) return validTo;
  const end = now + validDays * DAY_MS;
  return validTo === null ? end : Math.min(end, validTo);
}

// Counts first: the row of the campaign is locked, so that its bounds hold however many issue at once.
const issueStatement = ({ playerId, campaign, trigger, issueKey, amount, now }: NewBonus) => {
  const { version, terms } = campaign;
  const { offer, maxIssued, budget } = terms;
  const isFreebet = offer.family === 'freebet';
  const given = isFreebet ? (amount ?? offer.amount) : null;
  const seed = offer.family === 'lootbox' ? randomBytes(SEED_BYTES).toString('hex') : null;
  const most = sql`${maxIssued}::bigint`;
  const spent = sql`${budget}::bigint`;
  return sql`
    with held as (
      select id from player_bonuses where player_id = ${playerId} and issue_key = ${issueKey}
    ), counted as (
      insert into campaigns as c (id, issued, given)
      select ${terms.id}::text, 1, ${given ?? 0}::bigint
      where not exists (select from held) and coalesce(${most} >= 1, true) and coalesce(${spent} >= ${given ?? 0}::bigint, true)
      on conflict (id) do update set issued = c.issued + 1, given = c.given + excluded.given
        where coalesce(c.issued < ${most}, true) and coalesce(c.given + excluded.given <= ${spent}, true)
      returning id
    ), issued as (
      insert into player_bonuses (id, player_id, campaign_id, version, family, freebet_type, trigger, issue_key, status, currency, amount, uses, seed, created_at, expires_at)
      select ${randomId()}::text, ${playerId}::text, id, ${version}::text, ${offer.family}::text, ${isFreebet ? offer.freebetType : null}::text,
        ${trigger}::text, ${issueKey}::text, 'available', ${terms.currency}::text, ${given}::bigint, ${terms.uses}::integer,
        ${seed}::text, ${now}::bigint, ${endOf(terms, now)}::bigint
      from counted returning id, player_id, status, amount
    ), noted as (
      insert into bonus_events (bonus_id, kind, detail, created_at)
      select id, 'issued', jsonb_build_object('status', status, 'amount', amount, 'cause', ${issueKey}::text), ${now}::bigint from issued
    ), told as (
      insert into outbox (player_id, bonus_id, created_at) select player_id, id, ${now}::bigint from issued
    )
    select id, true as "isNew" from issued union all select id, false from held`;
};

/** Errors: those of the database. Shape: a transaction of its own, or a savepoint of the caller's. */
export const issueBonus: IssueBonus = async (db, of) => {
  // Of two statements with one key the later one fails at the unique key, and then finds what the other issued.
  const { rows } = await againWhenOvertaken(() =>
    db.transaction((tx) => tx.execute<{ id: string; isNew: boolean }>(issueStatement(of))),
  );
  const [row] = rows;
  if (row === undefined) return { kind: 'full' };
  return { kind: row.isNew ? 'issued' : 'issued_before', id: row.id };
};
