import type { EpochMs } from '@touchline/betting';
import type { ConsentChange } from '@touchline/contract';
import { MARKETING_CHANNELS } from '@touchline/contract/constants';
import { sql } from 'drizzle-orm';
import { consents } from '#db/consents-schema.ts';
import type { Database } from '#db/database.ts';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { decidedConsents } from '../queries/consents.ts';

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Appends what differs from the last decision. A channel that was never decided on is not given. */
export async function storeConsents(
  tx: Tx,
  { id: playerId, termsVersion }: Pick<PlayerRow, 'id' | 'termsVersion'>,
  { change, now: createdAt }: { readonly change: ConsentChange; readonly now: EpochMs },
): Promise<void> {
  const decided = await decidedConsents(tx, playerId);
  const rows = MARKETING_CHANNELS.flatMap((channel) => {
    const given = change[channel];
    if (given === undefined || given === (decided.get(channel)?.given ?? false)) return [];
    return [{ playerId, channel, given, termsVersion, createdAt }];
  });
  if (rows.length > 0) await tx.insert(consents).values(rows);
}

/** Saves what a player decided about marketing. */
export const changeConsents = (
  { db, now }: Pick<House, 'db' | 'now'>,
  player: PlayerRow,
  change: ConsentChange,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Keeps two changes at once from both being compared with the same decision.
    await tx.execute(sql`select 1 from ${players} where ${players.id} = ${player.id} for update`);
    await storeConsents(tx, player, { change, now: now() });
  });
