import { eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import { done, type Prepare, refused } from '../effect.ts';
import { findNamedPlayer } from '../named-player.ts';
import type { ArgumentsOf } from '../order.ts';

const STATUSES_MAX = 50;

/** Gives a player a status or takes it away again. Statuses that comp points reach are not an operator's to take. */
export const setStatus: Prepare<ArgumentsOf<'set-status'>> = async (house, { player: name, status, on }) => {
  const player = await findNamedPlayer(house.db, name);
  if (!player) return { subject: name, why: 'no such player' };
  return {
    subject: player.id,
    async write(tx) {
      const [row] = await tx
        .select({ statuses: players.statuses })
        .from(players)
        .where(eq(players.id, player.id))
        .for('update');
      const before = row?.statuses ?? [];
      if (before.includes(status) === on)
        return refused(`the status ${status} is ${on ? 'given already' : 'not one that an operator gave'}`);
      const statuses = on ? [...before, status] : before.filter((given) => given !== status);
      if (statuses.length > STATUSES_MAX) return refused(`a player has at most ${STATUSES_MAX} statuses`);
      await tx.update(players).set({ statuses }).where(eq(players.id, player.id));
      return done({ statuses });
    },
  };
};
