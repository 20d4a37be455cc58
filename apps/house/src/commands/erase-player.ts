import { randomBytes } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { hashPassword } from '../players/password.ts';
import { PLAYER_DATA } from '../players/player-data.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { checkOwnPassword } from './own-password.ts';
import { reconnectPlayer, type SignInFrom } from './sign-in.ts';

export type ErasureResult =
  | { readonly kind: 'erased' }
  | { readonly kind: 'wrong_password' }
  | { readonly kind: 'open_bets' }
  | { readonly kind: 'balance' }
  | { readonly kind: 'refused'; readonly waitMs: number };

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Erases a player's data once he has given his password again. Sessions and connections end, his email is free; bets, money
 * and points stay under an id that names nobody.
 */
export async function erasePlayer(
  house: House,
  player: PlayerRow,
  { password, from }: { readonly password: string; readonly from: SignInFrom },
): Promise<ErasureResult> {
  const checked = await checkOwnPassword(house, player, { password, from });
  if (checked.kind === 'refused') return checked;
  if (checked.kind === 'wrong') return { kind: 'wrong_password' };
  // Fits no password that anybody knows.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const result = await house.db.transaction((tx) =>
    eraseRows(tx, { playerId: player.id, passwordHash, now: house.now() }),
  );
  if (result.kind === 'erased') reconnectPlayer(house, player.id);
  return result;
}

async function eraseRows(
  tx: Transaction,
  {
    playerId,
    passwordHash,
    now,
  }: { readonly playerId: string; readonly passwordHash: string; readonly now: EpochMs },
): Promise<ErasureResult> {
  // Placement locks the accounts first, too: what it took is seen below, and nothing is taken until this is over.
  const { rows: held } = await tx.execute<{ money: number }>(
    sql`select available + locked as money from accounts where player_id = ${playerId} order by currency for update`,
  );
  const { rows: open } = await tx.execute(sql`
    select id from bets where player_id = ${playerId} and status in ('submitted', 'waiting_results', 'cashout_in_progress')
    union all select id from game_bets where player_id = ${playerId} and result is null limit 1`);
  if (open.length > 0) return { kind: 'open_bets' };
  const { rows: coming } = await tx.execute(sql`
    select id from payments where player_id = ${playerId} and status in ('pending', 'needs_confirmation') limit 1`);
  if (coming.length > 0 || held.some(({ money }) => money > 0)) return { kind: 'balance' };
  for (const [table, { atErasure }] of Object.entries(PLAYER_DATA))
    if (atErasure === 'delete')
      await tx.execute(sql`delete from ${sql.identifier(table)} where player_id = ${playerId}`);
  await tx.execute(
    sql`update placement_requests set result = result - 'device_id' where player_id = ${playerId}`,
  );
  await tx
    .update(players)
    .set({
      email: `erased:${playerId}`,
      passwordHash,
      birthDate: '',
      emailConfirmedAt: null,
      emailPending: null,
      phone: null,
      phonePending: null,
      phoneVerifiedAt: null,
      contactPhone: null,
      municipality: null,
      firstName: null,
      lastName: null,
      nickname: null,
      statuses: [],
      erasedAt: now,
    })
    .where(eq(players.id, playerId));
  return { kind: 'erased' };
}
