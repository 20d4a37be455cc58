import { writeBreak } from '../../commands/begin-break.ts';
import { reconnectPlayer } from '../../commands/sign-in.ts';
import { done, type Prepare, refused } from '../effect.ts';
import { findNamedPlayer } from '../named-player.ts';
import type { ArgumentsOf } from '../order.ts';

/** Begins a break that a player asks support for, who may be on a shorter one. */
export const beginBreakOf: Prepare<ArgumentsOf<'begin-break'>> = async (
  house,
  { player: named, ...asked },
) => {
  const player = await findNamedPlayer(house.db, named);
  if (!player) return { subject: named, why: 'no such player' };
  return {
    subject: player.id,
    async write(tx) {
      const result = await writeBreak(tx, house, player.id, asked);
      if (!result) return refused('no such player');
      const ends = new Date(result.running.endsAt).toISOString();
      return result.kind === 'begun' ? done({ ends }) : refused(`a break runs until ${ends}`);
    },
    afterwards: async () => reconnectPlayer(house, player.id),
  };
};
