import type { EpochMs } from '@touchline/betting';
import type { ConsentChange } from '@touchline/contract';
import { MARKETING_CHANNELS } from '@touchline/contract/constants';
import { sql } from 'drizzle-orm';
import { consents } from '#db/consents-schema.ts';
import type { Database } from '#db/database.ts';
import { players } from '#db/schema.ts';
import { OFFERS } from '../bonuses/admits-offers.ts';
import { takeOnOptOut } from '../bonuses/take-bonuses.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { decidedConsents } from '../queries/consents.ts';

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What a player decides on, and whether it is given before he does. */
const GIVEN_AT_FIRST = new Map<keyof ConsentChange, boolean>([
  ...MARKETING_CHANNELS.map((channel) => [channel, false] as const),
  [OFFERS, true],
]);

/** Appends what differs from the last decision, or from what holds before the first. */
export async function storeConsents(
  tx: Tx,
  { id: playerId, termsVersion }: Pick<PlayerRow, 'id' | 'termsVersion'>,
  { change, now: createdAt }: { readonly change: ConsentChange; readonly now: EpochMs },
): Promise<void> {
  const decided = await decidedConsents(tx, playerId);
  const rows = [...GIVEN_AT_FIRST].flatMap(([channel, isGivenAtFirst]) => {
    const given = change[channel];
    if (given === undefined || given === (decided.get(channel)?.given ?? isGivenAtFirst)) return [];
    return [{ playerId, channel, given, termsVersion, createdAt }];
  });
  if (rows.length > 0) await tx.insert(consents).values(rows);
}

/** Saves what a player decided about marketing and offers. Who wants no offers loses those that he has. */
export async function changeConsents(
  { db, now, playerClock }: Pick<House, 'db' | 'now' | 'playerClock'>,
  player: PlayerRow,
  change: ConsentChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Keeps two changes at once from both being compared with the same decision.
    await tx.execute(sql`select 1 from ${players} where ${players.id} = ${player.id} for update`);
    await storeConsents(tx, player, { change, now: now() });
  });
  // Afterwards: a placement locks bonuses before the player. A round does it where this is not reached.
  if (change[OFFERS] === false) await takeOnOptOut(db, player.id, playerClock.now());
}
