import type { MinorUnits } from '@touchline/betting';
import { poolOf } from '@touchline/betting/bonus';
import type { LeaderboardRow } from '@touchline/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { campaigns } from '#db/bonuses-schema.ts';
import { type CampaignTerms, ruleOf } from '../bonuses/campaign.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { prizesOf } from './present-bonus.ts';

/** An email or phone that names nobody to others: `a…@m…`, `+44…`. */
export function maskedContact(email: string | null, phone: string | null): string {
  const [name = '', domain = ''] = email?.split('@') ?? [];
  const first = (text: string) => [...text][0] ?? '';
  if (domain !== '') return `${first(name)}…@${first(domain)}…`;
  return phone === null ? '…' : `${phone.slice(0, 3)}…`;
}

interface RatedRow extends Record<string, unknown> {
  readonly playerId: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly points: number;
  readonly freebets: number;
  readonly position: number;
}

/** Contenders of a tournament: who earned points, and from whom it was not taken. */
const contenders = (campaignId: string): SQL => sql`
  b.campaign_id = ${campaignId} and b.points > 0 and b.status <> 'deactivated'`;

// The order of `ranking` in the rules; the index of campaign and points brings it about without a sort of all.
const ORDER = sql`b.points desc, b.last_bet_at, length(b.player_id), b.player_id collate "C"`;

const COLUMNS = sql`b.player_id as "playerId", p.email, p.phone, b.points,
  (select count(*) from bonus_rewards r where r.bonus_id = b.id)::integer as freebets`;

const pageOf = (campaignId: string, offset: number, limit: number): SQL => sql`
  select ${COLUMNS}, ${offset}::integer + (row_number() over (order by ${ORDER}))::integer as position
  from (select * from player_bonuses b where ${contenders(campaignId)} order by ${ORDER} offset ${offset} limit ${limit}) b
  join players p on p.id = b.player_id order by position`;

const ownRow = (campaignId: string, playerId: string): SQL => sql`
  select ${COLUMNS}, 1 + (
    select count(*) from player_bonuses o where o.campaign_id = b.campaign_id and o.points > 0 and o.status <> 'deactivated'
      and o.points >= b.points and (o.points > b.points
        or (o.last_bet_at, length(o.player_id), o.player_id collate "C") < (b.last_bet_at, length(b.player_id), b.player_id collate "C"))
  )::integer as position
  from player_bonuses b join players p on p.id = b.player_id
  where ${contenders(campaignId)} and b.player_id = ${playerId} order by ${ORDER} limit 1`;

interface Part {
  readonly page: number;
  readonly limit: number;
}

/** What the places of a tournament win at its pool of now, from the first on. Units: smallest units. */
async function prizesNow({ db }: Pick<House, 'db'>, terms: CampaignTerms): Promise<readonly MinorUnits[]> {
  const rule = ruleOf(terms, { id: terms.id, version: '', amount: null, expiresAt: null });
  if (rule.family !== 'tournament') return [];
  const { id, countingStakes } = campaigns;
  const [row] = await db.select({ countingStakes }).from(campaigns).where(eq(id, terms.id));
  return prizesOf(poolOf(rule, row?.countingStakes ?? 0), rule.prizes);
}

/** A page of a tournament's leaderboard with the row of its reader. Contacts are masked, the reader's own too. */
export async function findRating(
  house: Pick<House, 'db'>,
  terms: CampaignTerms,
  { player, part: { page, limit } }: { readonly player: PlayerRow | null; readonly part: Part },
) {
  const { db } = house;
  const prizes = await prizesNow(house, terms);
  const present = ({ playerId, email, phone, points, freebets, position }: RatedRow): LeaderboardRow => ({
    position,
    current_user: playerId === player?.id,
    email: maskedContact(email, phone),
    points,
    farmed_amount: prizes[position - 1] ?? 0,
    currency: terms.currency,
    farmed_freebets_count: freebets,
  });
  const counted = await db.execute<{ total: number }>(
    sql`select count(*) as total from player_bonuses b where ${contenders(terms.id)}`,
  );
  const total = counted.rows[0]?.total ?? 0;
  const { rows } = await db.execute<RatedRow>(pageOf(terms.id, (page - 1) * limit, limit));
  const own = player === null ? [] : (await db.execute<RatedRow>(ownRow(terms.id, player.id))).rows;
  return {
    data: rows.map(present),
    pagination: { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) },
    own: own[0] ? present(own[0]) : null,
  };
}
