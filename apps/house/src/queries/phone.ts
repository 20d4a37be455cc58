import type { PlayerPhone } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { countryOfPhone } from '../players/phone-number.ts';
import { lacksPhone } from '../players/phone-policy.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { readTextLimits } from '../players/text-limits.ts';

const statusOf = (phone: string | null, pending: string | null) => {
  if (phone !== null) return 'verified';
  return pending === null ? 'none' : 'unverified';
};

/** A player's phone as it is now. */
export async function presentPhone(
  { db, options, playerClock }: House,
  player: PlayerRow,
  locale: string,
): Promise<PlayerPhone> {
  const { phone: verified, phonePending } = players;
  const [row = player] = await db
    .select({ phone: verified, phonePending })
    .from(players)
    .where(eq(players.id, player.id));
  const { phone, phonePending: pending } = row;
  const number = phone ?? pending;
  const of = { playerId: player.id, number: pending };
  const { resendAt, limitUntil } = await readTextLimits(db, of, playerClock.now());
  const status = statusOf(phone, pending);
  return {
    number,
    country: number === null ? null : countryOfPhone(number),
    status,
    is_verified: status === 'verified',
    pending_number: pending,
    locale,
    resend_timeout_until: resendAt === null ? null : playerClock.told(resendAt),
    sms_limit_reached: limitUntil !== null,
    required: lacksPhone(options, row),
  };
}
