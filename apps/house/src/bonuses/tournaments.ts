import type { EpochMs, MinorUnits } from '@touchline/betting';
import { type BonusRule, isFinal, poolOf, prizesDue, type Ranked, ranking } from '@touchline/betting/bonus';
import type { PoolState } from '@touchline/contract/constants';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { House } from '../house.ts';
import { AVAILABLE, BONUSES, bothSides, CREDIT_OF_PAID } from '../wallet/ledger.ts';
import { type CampaignTerms, ruleOf } from './campaign.ts';
import { stateOf } from './campaign-store.ts';

type TournamentRule = Extract<BonusRule, { family: 'tournament' }>;

/** A tournament as it stands. Units: smallest units of its currency. */
interface Tournament {
  readonly id: string;
  readonly terms: CampaignTerms;
  readonly rule: TournamentRule;
  readonly state: PoolState;
  readonly pool: MinorUnits;
  readonly isFinal: boolean;
}

type Reading = Pick<House, 'db' | 'campaigns' | 'playerClock'>;

function tournamentRule(version: string, terms: CampaignTerms): TournamentRule {
  const rule = ruleOf(terms, { id: terms.id, version, amount: null, expiresAt: null });
  if (rule.family !== 'tournament') throw new Error(`Campaign ${terms.id} is no tournament.`);
  return rule;
}

type CampaignRow = {
  id: string;
  version: string;
  terms: CampaignTerms;
  state: 'paused' | 'disabled' | null;
  counting_stakes: number;
  final_at: EpochMs | null;
};

/** Tournaments of which something was issued, by their terms of now; of those without any now, the last. */
export async function readTournaments({
  db,
  campaigns,
  playerClock,
}: Reading): Promise<readonly Tournament[]> {
  const { rows } = await db.execute<CampaignRow>(sql`
    select c.id, v.version, v.terms, c.state, c.counting_stakes, c.final_at from campaigns c join lateral (
      select version, terms from campaign_versions where campaign_id = c.id order by created_at desc, version limit 1) v on true
    where v.terms -> 'offer' ->> 'family' = 'tournament' order by c.id`);
  if (rows.length === 0) return [];
  const current = new Map((await campaigns.read()).map((campaign) => [campaign.terms.id, campaign]));
  return rows.map(({ id, state, counting_stakes, final_at, ...last }) => {
    const { version, terms } = current.get(id) ?? last;
    const rule = tournamentRule(version, terms);
    return {
      id,
      terms,
      rule,
      state: stateOf(terms, state ?? undefined, playerClock.now()),
      pool: poolOf(rule, counting_stakes),
      isFinal: final_at !== null,
    };
  });
}

/** Players of a tournament at their positions; a bonus that was taken from its player takes no part. */
export async function rankContenders(
  db: Pick<Database, 'execute'>,
  campaignId: string,
): Promise<readonly Ranked[]> {
  const { rows } = await db.execute<{ playerId: string; points: number; lastBetAt: EpochMs }>(sql`
    select distinct on (player_id) player_id as "playerId", points, last_bet_at as "lastBetAt" from player_bonuses
    where campaign_id = ${campaignId} and points > 0 and status <> 'deactivated' and last_bet_at is not null
      and exists (select from players where players.id = player_id and erased_at is null)
    order by player_id, points desc, last_bet_at`);
  return ranking(rows);
}

/** Open bets, and bonuses whose bets are not counted yet. */
async function undecided(db: Pick<Database, 'execute'>, campaignId: string) {
  const { rows } = await db.execute<{ open: number; queued: number }>(sql`
    select (select count(*)::int from player_bonuses p join bet_bonuses c on c.bonus_id = p.id join bets b on b.id = c.bet_id
        where p.campaign_id = ${campaignId} and b.status in ('submitted', 'waiting_results', 'ready_to_process', 'cashout_in_progress')) as open,
      (select count(*)::int from player_bonuses p join bonus_queue q on q.bonus_id = p.id where p.campaign_id = ${campaignId}) as queued`);
  return rows[0] ?? { open: 0, queued: 0 };
}

/** Pays prizes as money, each once: whoever has points has an account of the currency. Tells the players of their balance. Units: now of the player clock, at of real time. */
async function payPrizes(
  tx: Pick<Database, 'execute'>,
  prizes: readonly object[],
  of: { readonly id: string; readonly currency: string; readonly now: EpochMs; readonly at: EpochMs },
): Promise<void> {
  const { id, currency, now, at } = of;
  await tx.execute(sql`
    with prize as (
      select * from jsonb_to_recordset(${JSON.stringify(prizes)}::jsonb) as p("playerId" text, position int, points bigint, amount bigint)
    ), kept as (
      insert into tournament_prizes (campaign_id, player_id, bonus_id, position, points, amount, currency, created_at)
      select ${id}::text, p."playerId", (select b.id from player_bonuses b where b.player_id = p."playerId" and b.campaign_id = ${id}
        order by b.points desc, b.last_bet_at limit 1), p.position, p.points, p.amount, ${currency}::text, ${now}::bigint
      from prize p on conflict do nothing
      returning player_id, bonus_id, position, points, amount, currency
    ), paid as (
      select k.*, campaign || ':' || player_id as name, null::text as bet_id, ${at}::bigint as created_at
      from kept k, (select ${id}::text as campaign) c
    ), ${CREDIT_OF_PAID}, entries as (
      insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
      ${bothSides('prize', 'paid', BONUSES, AVAILABLE, 'name')}
    ), noted as (
      insert into bonus_events (bonus_id, kind, detail, created_at)
      select bonus_id, 'prize', jsonb_build_object('points', points, 'position', position, 'amount', amount), ${now}::bigint from kept
    )
    insert into outbox (player_id, currency, created_at) select player_id, currency, created_at from paid`);
}

/**
 * Ends a tournament once it is over and all its bets are decided, or they took too long: its prizes are paid, and corrections
 * change nothing of it any more. Answers whether it ended now.
 */
export async function endTournament(
  { db, playerClock, now: realNow }: Pick<House, 'db' | 'playerClock' | 'now'>,
  { id, terms, rule, state }: Tournament,
): Promise<boolean> {
  const { validTo } = terms.conditions;
  const now = playerClock.now();
  if (validTo === null || state !== 'finished') return false;
  const { open, queued } = await undecided(db, id);
  if (queued > 0 || !isFinal(validTo, now, open)) return false;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ counting_stakes: number }>(sql`
      update campaigns set final_at = ${now}::bigint where id = ${id} and final_at is null returning counting_stakes`);
    const [campaign] = rows;
    if (!campaign) return false;
    const ranked = await rankContenders(tx, id);
    const points = new Map(ranked.map((one) => [one.playerId, one.points]));
    const due = prizesDue(rule, poolOf(rule, campaign.counting_stakes), ranked);
    const prizes = due.map((prize) => ({ ...prize, points: points.get(prize.playerId) ?? 0 }));
    if (prizes.length > 0) await payPrizes(tx, prizes, { id, currency: terms.currency, now, at: realNow() });
    return true;
  });
}
