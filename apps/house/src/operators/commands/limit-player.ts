import type { MinorUnits } from '@touchline/betting';
import { playerLimits } from '#db/operators-schema.ts';
import { findPlayerLimits, type PlayerLimits, UNLIMITED } from '../../players/player-limits.ts';
import { amountOf } from '../amount.ts';
import { done, type Prepare } from '../effect.ts';
import { findNamedPlayer } from '../named-player.ts';
import type { ArgumentsOf } from '../order.ts';

type Change = (before: PlayerLimits) => PlayerLimits;

const stop: Change = (before) => ({ ...before, isStopped: true });
const clear: Change = () => UNLIMITED;
const most =
  (currency: string, stake: MinorUnits): Change =>
  (before) => ({ ...before, maxStakes: { ...before.maxStakes, [currency]: stake } });

/** What a command makes of the limits of a player whose own currency is `own`; null where its amount is none. */
function changeOf(args: ArgumentsOf<'limit-player'>, own: string): Change | null {
  if (args.limit !== 'max-stake') return args.limit === 'stop' ? stop : clear;
  const currency = args.currency ?? own;
  const stake = amountOf(args.stake, currency);
  return stake === null ? null : most(currency, stake);
}

/** Limits a player, named by his id, email or verified phone. Bets that wait for something go on. */
export const limitPlayer: Prepare<ArgumentsOf<'limit-player'>> = async (house, args) => {
  const player = await findNamedPlayer(house.db, args.player);
  if (!player) return { subject: args.player, why: 'no such player' };
  const change = changeOf(args, player.currency);
  if (!change) return { subject: player.id, why: 'the stake is no amount of a currency of the house' };
  return {
    subject: player.id,
    async write(tx, at) {
      const { isStopped, maxStakes } = change(await findPlayerLimits(tx, player.id));
      const row = { isStopped, maxStakes: { ...maxStakes }, updatedAt: at };
      await tx
        .insert(playerLimits)
        .values({ playerId: player.id, ...row })
        .onConflictDoUpdate({ target: playerLimits.playerId, set: row });
      return done({ stopped: isStopped, max_stakes: maxStakes });
    },
  };
};
