import { findBreak } from '../../limits/running-break.ts';
import { fingerprintOf } from '../../payments/payment-row.ts';
import { writePayout } from '../../payments/payout-statements.ts';
import { randomId } from '../../players/ids.ts';
import { mainUnits } from '../../wallet/currencies.ts';
import { lockAvailable } from '../../wallet/lock-available.ts';
import { done, type Prepare, refused } from '../effect.ts';
import { findNamedPlayer } from '../named-player.ts';
import type { ArgumentsOf } from '../order.ts';

/** Asks for a payout of the whole balance of a player on a break. The limits of a payout are those of players who ask. */
export const payOut: Prepare<ArgumentsOf<'pay-out'>> = async (house, args) => {
  const player = await findNamedPlayer(house.db, args.player);
  if (!player) return { subject: args.player, why: 'no such player' };
  if (!house.payments) return { subject: player.id, why: 'payments are off' };
  const currency = args.currency ?? player.currency;
  return {
    subject: player.id,
    async write(tx, at) {
      if (!(await findBreak(tx, player.id, house.playerClock.now())))
        return refused('the player is on no break, and asks for payouts himself');
      const amount = await lockAvailable(tx, { playerId: player.id, currency });
      if (amount === null) return refused(`the player has no account in ${currency}`);
      if (amount === 0) return refused('there is no balance to pay out');
      const id = randomId();
      const fingerprint = fingerprintOf('payout', currency, amount);
      const requestId = `operator-${id}`;
      await writePayout(tx, { id, playerId: player.id, requestId, fingerprint, currency, amount, now: at });
      return done({ payout: id, amount: mainUnits(amount, currency), currency });
    },
  };
};
