import type { Stop } from '@touchline/client/live';
import { late } from './late.ts';
import { createLateStart } from './late-start.ts';
import type { Services } from './services.ts';
import { slipState, subscribeSlip } from './slip.ts';

/** Brings what follows the price of a custom bet when the slip first holds one. */
export function watchCustomBet({ live }: Pick<Services, 'live'>): Stop {
  const following = createLateStart(() =>
    late(() => import('./custom-price.ts')).then(
      ({ followCustomPrice }) =>
        () =>
          followCustomPrice(live),
    ),
  );
  const look = () => {
    if (slipState().bets[0]?.betType === 'CUSTOM_BET') following.need();
  };
  const stopLooking = subscribeSlip(look);
  look();
  return () => {
    stopLooking();
    following.stop();
  };
}
