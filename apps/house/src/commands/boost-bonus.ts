import type { EpochMs } from '@touchline/betting';
import { sql } from 'drizzle-orm';
import { againWhenOvertaken } from '#db/overtaken.ts';
import { boostedAmount, isBoostable } from '../bonuses/boost.ts';
import type { CampaignTerms } from '../bonuses/campaign.ts';
import type { BonusRow } from '../bonuses/move-status.ts';
import { lockFamily, readAskedBonus } from '../bonuses/own-bonuses.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';

export type Boosting = 'boosted' | 'not_boostable' | 'not_found';

/** Writes the boost with its event, if the budget of the campaign takes the difference. */
const boostStatement = ({ row, terms, now }: { row: BonusRow; terms: CampaignTerms; now: EpochMs }) => {
  const amount = boostedAmount(terms, row.amount) ?? 0;
  const more = amount - (row.amount ?? 0);
  return sql`
    with counted as (
      update campaigns set given = given + ${more}::bigint
      where id = ${row.campaignId} and coalesce(given + ${more}::bigint <= ${terms.budget}::bigint, true)
      returning id
    ), boosted as (
      update player_bonuses set amount = ${amount}::bigint, is_boosted = true
      where id = ${row.id} and exists (select from counted)
      returning id, status, amount
    )
    insert into bonus_events (bonus_id, kind, detail, created_at)
    select id, 'boosted', jsonb_build_object('status', status, 'amount', amount, 'cause', null), ${now}::bigint from boosted
    returning id`;
};

/** Boosts a freebet of a player, once and before it is used. */
export async function boostBonus(house: House, player: PlayerRow, id: string): Promise<Boosting> {
  const asked = await readAskedBonus(house, player, id);
  if (asked === undefined) return 'not_found';
  const now = house.playerClock.now();
  return againWhenOvertaken(() =>
    house.db.transaction(async (tx) => {
      const row = (await lockFamily(tx, asked.row)).find((one) => one.id === id);
      if (row === undefined) return 'not_found';
      if (!isBoostable({ ...asked, row })) return 'not_boostable';
      const { rows } = await tx.execute(boostStatement({ row, terms: asked.terms, now }));
      return rows.length > 0 ? 'boosted' : 'not_boostable';
    }),
  );
}
