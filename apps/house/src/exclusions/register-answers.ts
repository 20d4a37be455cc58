import type { EpochMs } from '@touchline/betting';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { registerAnswers } from '#db/exclusions-schema.ts';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { personOf } from './person.ts';

export const ASKED_AGAIN_MS = 24 * 3_600_000;
/** Players of one question. */
const BATCH = 100;

const storeAnswer = (
  db: Pick<Database, 'insert'>,
  answer: { readonly playerId: string; readonly endsAt: EpochMs | null; readonly askedAt: EpochMs },
) =>
  db
    .insert(registerAnswers)
    .values(answer)
    .onConflictDoUpdate({ target: registerAnswers.playerId, set: answer });

/** Asks the register about a player. The last answer stays if it gives none. */
export async function askAboutPlayer(house: House, player: PlayerRow): Promise<void> {
  const { db, playerClock, register, report } = house;
  try {
    const answers = await register.ask([personOf(player)]);
    if (answers === null) return void (await forgetAnswer(db, player.id));
    const [endsAt = null] = answers;
    await storeAnswer(db, { playerId: player.id, endsAt, askedAt: playerClock.now() });
  } catch (error) {
    report('the exclusion register gives no answer', error);
  }
}

const forgetAnswer = (db: Database, playerId: string) =>
  db.delete(registerAnswers).where(eq(registerAnswers.playerId, playerId));

/** Players with a session about whom the register was not asked for a day. */
const findDue = async ({ db, playerClock }: House): Promise<PlayerRow[]> => {
  const now = playerClock.now();
  const rows = await db
    .select({ player: players })
    .from(players)
    .where(sql`
      exists (select from sessions s where s.player_id = ${players.id} and s.expires_at > ${now})
      and not exists (select from register_answers r
        where r.player_id = ${players.id} and r.asked_at > ${now - ASKED_AGAIN_MS})`)
    .limit(BATCH);
  return rows.map(({ player }) => player);
};

/** Asks about everybody who is signed in and due. Calls `listed` for each who is on the register. Errors: those of the register. */
export async function askAboutSignedIn(
  house: House,
  listed: (playerId: string) => Promise<void>,
): Promise<void> {
  for (let due = await findDue(house); due.length > 0; due = await findDue(house)) {
    const askedAt = house.playerClock.now();
    const answers = await house.register.ask(due.map(personOf));
    if (answers === null) return;
    for (const [at, { id: playerId }] of due.entries()) {
      const endsAt = answers[at] ?? null;
      await storeAnswer(house.db, { playerId, endsAt, askedAt });
      if (endsAt !== null && endsAt > askedAt) await listed(playerId);
    }
    if (due.length < BATCH) return;
  }
}
