import { and, asc, eq } from 'drizzle-orm';
import { playerBonuses } from '#db/bonuses-schema.ts';
import type { Database } from '#db/database.ts';
import { accounts } from '#db/schema.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { type BonusHolder, holderOf, type Standing, standingOf } from './bonus-standing.ts';
import type { CampaignTerms } from './campaign.ts';
import type { BonusRow } from './move-status.ts';

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What is known of a player as the holder of bonuses. */
export async function findHolder(db: Pick<Database, 'select'>, player: PlayerRow): Promise<BonusHolder> {
  const rows = await db
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(and(eq(accounts.playerId, player.id), eq(accounts.active, true)));
  return holderOf(
    player,
    rows.map(({ currency }) => currency),
  );
}

/** A bonus of a player by its id; undefined where he has none of it. */
export async function findBonusRow(
  db: Pick<Database, 'select'>,
  playerId: string,
  id: string,
): Promise<BonusRow | undefined> {
  const [row] = await db
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.id, id), eq(playerBonuses.playerId, playerId)));
  return row;
}

/** A bonus that a player wants to do something with. Shape: `standing` judges it as it is now. */
export interface AskedBonus {
  readonly row: BonusRow;
  readonly terms: CampaignTerms;
  readonly standing: (row: BonusRow) => Standing;
}

/** Reads what a command about a bonus needs, before its transaction: campaigns are read on connections of their own. */
export async function readAskedBonus(
  { db, campaigns, playerClock }: Pick<House, 'db' | 'campaigns' | 'playerClock'>,
  player: PlayerRow,
  id: string,
): Promise<AskedBonus | undefined> {
  const row = await findBonusRow(db, player.id, id);
  if (row === undefined) return undefined;
  const terms = (await campaigns.termsOf([row.version])).get(row.version);
  if (terms === undefined) throw new Error(`The terms ${row.version} of bonus ${id} are gone.`);
  const said = (await campaigns.saidStates()).get(row.campaignId);
  const holder = await findHolder(db, player);
  return { row, terms, standing: (now) => standingOf(now, terms, holder, { now: playerClock.now(), said }) };
}

/** Locks all bonuses of a player's family. Order: by id, so that two calls never wait for each other. */
export const lockFamily = (tx: Tx, { playerId, family }: BonusRow): Promise<BonusRow[]> =>
  tx
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.playerId, playerId), eq(playerBonuses.family, family)))
    .orderBy(asc(playerBonuses.id))
    .for('update');
