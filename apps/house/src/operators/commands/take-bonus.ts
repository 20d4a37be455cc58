import { and, eq } from 'drizzle-orm';
import { playerBonuses } from '#db/bonuses-schema.ts';
import { moveStatus } from '../../bonuses/move-status.ts';
import { done, type Prepare, refused } from '../effect.ts';
import { findNamedPlayer } from '../named-player.ts';
import type { ArgumentsOf } from '../order.ts';

/** Takes a bonus from a player that is available or active; bets that carry it keep it. */
export const takeBonus: Prepare<ArgumentsOf<'take-bonus'>> = async (house, { player: named, bonus: id }) => {
  const player = await findNamedPlayer(house.db, named);
  if (!player) return { subject: named, why: 'no such player' };
  return {
    subject: player.id,
    async write(tx, at) {
      const [bonus] = await tx
        .select()
        .from(playerBonuses)
        .where(and(eq(playerBonuses.id, id), eq(playerBonuses.playerId, player.id)))
        .for('update');
      if (!bonus) return refused('the player has no such bonus');
      const moved = await moveStatus(tx, bonus, { deactivated: 'operator' }, { now: at });
      if (!moved) return refused(`the bonus is ${bonus.status}`);
      return done({ bonus: id, was: bonus.status });
    },
  };
};
