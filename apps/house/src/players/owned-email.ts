import { sql } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';

/** Columns of a player who shows that he owns his email. Opens from now on the account that waited for it, so that a break begun meanwhile counts. */
export const ownedEmail = ({ now, playerClock }: Pick<House, 'now' | 'playerClock'>) => ({
  emailConfirmedAt: sql`coalesce(${players.emailConfirmedAt}, ${playerClock.now()}::bigint)`,
  awaitsConfirmation: false,
  createdAt: sql`case when ${players.awaitsConfirmation} then ${now()}::bigint else ${players.createdAt} end`,
});
