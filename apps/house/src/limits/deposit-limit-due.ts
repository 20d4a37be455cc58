import { and, eq, isNotNull } from 'drizzle-orm';
import { playUsage } from '#db/limits-schema.ts';
import { payments } from '#db/payments-schema.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { findLimitsInForce } from './limits-in-force.ts';

type Asking = Pick<House, 'db' | 'now' | 'periods' | 'limitPolicy' | 'options'>;
type Asked = Pick<PlayerRow, 'id' | 'country'>;

async function hasAnswered({ db, now, periods }: Asking, playerId: string): Promise<boolean> {
  const declined = and(eq(playUsage.playerId, playerId), isNotNull(playUsage.depositLimitDeclinedAt));
  const [answer] = await db.select({ id: playUsage.playerId }).from(playUsage).where(declined);
  if (answer) return true;
  const limits = await findLimitsInForce(db, playerId, periods.played(now()));
  return limits.some(({ type }) => type === 'deposit');
}

async function hasDeposited({ db }: Asking, playerId: string): Promise<boolean> {
  const succeeded = and(
    eq(payments.playerId, playerId),
    eq(payments.kind, 'deposit'),
    eq(payments.status, 'succeeded'),
  );
  const [deposit] = await db.select({ id: payments.id }).from(payments).where(succeeded).limit(1);
  return deposit !== undefined;
}

/** Whether a player has to set or decline a deposit limit before his first deposit. */
export async function isDepositLimitDue(house: Asking, { id, country }: Asked): Promise<boolean> {
  // Nobody can answer without the calls of limits.
  if (!house.options.capabilities.includes('user_limits')) return false;
  const { asksBeforeDeposit } = await house.limitPolicy.of(country);
  return asksBeforeDeposit && !(await hasAnswered(house, id)) && !(await hasDeposited(house, id));
}
