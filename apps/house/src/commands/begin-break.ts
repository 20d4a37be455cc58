import type { EpochMs } from '@touchline/betting';
import { type BreakType, breakEnd, MARKETING_CHANNELS } from '@touchline/contract/constants';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { ownLimits } from '#db/limits-schema.ts';
import { players } from '#db/schema.ts';
import { personOf } from '../exclusions/person.ts';
import type { House } from '../house.ts';
import { findBreak, type RunningBreak } from '../limits/running-break.ts';
import { randomId } from '../players/ids.ts';
import { deleteAllSessions, type PlayerRow } from '../players/sessions.ts';
import { storeConsents } from './change-consents.ts';
import { reconnectPlayer } from './sign-in.ts';

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Units: `length` in days of a cooling-off, in calendar months of a self-exclusion, within `BREAKS`. */
export interface AskedBreak {
  readonly type: BreakType;
  readonly length: number;
}

/** `shorter`: `running` ends later or at the same time, and stays. */
export type BegunBreak =
  | { readonly kind: 'begun'; readonly running: RunningBreak }
  | { readonly kind: 'shorter'; readonly running: RunningBreak };

/** Ends the sessions of a player on a break. Their browsers are still shown the break. */
async function endSessions(tx: Pick<Tx, 'execute' | 'delete'>, playerId: string): Promise<void> {
  await tx.execute(sql`
    insert into break_sessions (token_hash, player_id)
    select token_hash, player_id from sessions where player_id = ${playerId} on conflict do nothing`);
  await deleteAllSessions(tx, playerId);
}

/** Ends sessions and connections of a player whom the register excludes. */
export async function endSessionsOnBreak(house: House, playerId: string): Promise<void> {
  await house.db.transaction((tx) => endSessions(tx, playerId));
  reconnectPlayer(house, playerId);
}

/** Notes by whom new accounts are refused until the break ends. A break that runs is never shortened. */
async function notePerson(
  tx: Tx,
  { personKeys, now }: Pick<House, 'personKeys' | 'now'>,
  player: PlayerRow,
  { type, endsAt, begunAt }: RunningBreak & { readonly begunAt: EpochMs },
): Promise<void> {
  for (const hash of personKeys(personOf(player)))
    await tx.execute(sql`
      insert into exclusions as e (hash, type, since, ends_at)
      values (${hash}, ${type}, ${now()}::bigint, ${endsAt}::bigint)
      on conflict (hash) do update set
        type = case when excluded.ends_at > e.ends_at then excluded.type else e.type end,
        since = case when e.ends_at > ${begunAt}::bigint then e.since else excluded.since end,
        ends_at = greatest(e.ends_at, excluded.ends_at)`);
}

const NO_MARKETING = Object.fromEntries(MARKETING_CHANNELS.map((channel) => [channel, false]));

/** Writes a break and all that follows from it, but for connections: `reconnectPlayer` ends them after the transaction. */
export async function writeBreak(
  tx: Tx,
  house: House,
  playerId: string,
  { type, length }: AskedBreak,
): Promise<BegunBreak | null> {
  // Lets one break at a time be compared with those that run.
  const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for('update');
  if (!player) return null;
  const begunAt = house.playerClock.now();
  const begun: RunningBreak = { type, endsAt: breakEnd(type, length, begunAt) };
  const running = await findBreak(tx, playerId, begunAt);
  if (running && running.endsAt >= begun.endsAt) return { kind: 'shorter', running };
  await tx.insert(ownLimits).values({
    id: randomId(),
    playerId,
    type,
    status: 'active',
    createdAt: begunAt,
    startsAt: begunAt,
    disableAt: begun.endsAt,
  });
  await notePerson(tx, house, player, { ...begun, begunAt });
  await storeConsents(tx, player, { change: NO_MARKETING, now: house.now() });
  await endSessions(tx, playerId);
  return { kind: 'begun', running: begun };
}

/** Begins a break of a player: his sessions and connections end, on every device. */
export async function beginBreak(house: House, playerId: string, asked: AskedBreak): Promise<BegunBreak> {
  const result = await house.db.transaction((tx) => writeBreak(tx, house, playerId, asked));
  if (!result) throw new Error(`There is no player ${playerId}.`);
  if (result.kind === 'begun') reconnectPlayer(house, playerId);
  return result;
}
